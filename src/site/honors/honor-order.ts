import type { Honor } from '@/api/honors';
import { honorsByYear } from '@/site/cards/honors-by-year';

/** Returns the honors before and after the one with the id in the order of `honorsByYear`. */
export function neighboringHonors(
  honors: readonly Honor[],
  id: string | number,
): { previous: Honor | undefined; next: Honor | undefined } {
  const orderedHonors = honorsByYear(honors).flatMap(([, honorsOfYear]) => honorsOfYear);
  const index = orderedHonors.findIndex((honor) => String(honor.id) === String(id));
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: orderedHonors[index - 1], next: orderedHonors[index + 1] };
}
