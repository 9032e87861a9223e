import type { Honor } from '@/api/honors';
import { parseMoment, yearOf } from '@/lib/dates';
import { toArray } from '@/lib/to-array';

const byPin = (a: Honor, b: Honor) => Number(b.top === 1) - Number(a.top === 1);
const byTime = (a: Honor, b: Honor) => {
  const time = ({ createTime }: Honor) => parseMoment(createTime)?.date.getTime() ?? -Infinity;
  const [timeA, timeB] = [time(a), time(b)];
  return timeA === timeB ? 0 : timeB - timeA;
};

/**
 * Returns honors by year, newest first, with pinned ones first in their year and undated ones last under an
 * empty year. `maxCount` limits the total: pinned honors of any age, then the newest.
 */
export function honorsByYear(
  honors: readonly Honor[],
  maxCount?: number,
): [year: string, honors: Honor[]][] {
  const selectedHonors = toArray(honors)
    .sort((a, b) => byPin(a, b) || byTime(a, b))
    .slice(0, maxCount);
  const years = new Map<string, Honor[]>();
  for (const honor of selectedHonors.sort(byTime)) {
    const year = yearOf(honor.createTime);
    years.set(year, [...(years.get(year) ?? []), honor]);
  }
  return [...years].map(([year, honorsOfYear]) => [year, honorsOfYear.sort(byPin)]);
}
