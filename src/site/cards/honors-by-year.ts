import type { Honor } from '../../api/honors';
import { parseMoment } from '../../lib/dates';
import { asList } from '../../lib/lists';

function yearOf({ createTime }: Honor): string {
  const moment = parseMoment(createTime);
  if (!moment) return '';
  return String(moment.asWritten ? moment.date.getUTCFullYear() : moment.date.getFullYear());
}

/**
 * Honours by year, newest first; those without a date come last, under an empty year. `shown` limits
 * how many there are in all.
 */
export function honorsByYear(
  honors: readonly Honor[],
  shown?: number,
): [year: string, honors: Honor[]][] {
  const time = ({ createTime }: Honor) => parseMoment(createTime)?.date.getTime() ?? -Infinity;
  const recent = asList(honors)
    .sort((a, b) => {
      const [before, after] = [time(a), time(b)];
      return before === after ? 0 : after - before;
    })
    .slice(0, shown);
  const years = new Map<string, Honor[]>();
  for (const honor of recent) {
    const year = yearOf(honor);
    const others = years.get(year);
    if (others) others.push(honor);
    else years.set(year, [honor]);
  }
  return [...years];
}
