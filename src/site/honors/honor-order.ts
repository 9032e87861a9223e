import type { Honor } from '../../api/honors';
import { parseMoment } from '../../lib/dates';

/** Honours in the order of the timelines: newest first, those without a date last. */
function inOrder(honors: readonly Honor[]): Honor[] {
  const time = ({ createTime }: Honor) => parseMoment(createTime)?.date.getTime() ?? 0;
  return [...honors].sort((a, b) => time(b) - time(a));
}

/** The honours before and after one in the timeline. */
export function honorsBeside(
  honors: readonly Honor[],
  id: string | number,
): { previous: Honor | undefined; next: Honor | undefined } {
  const ordered = inOrder(honors);
  const index = ordered.findIndex((honor) => String(honor.id) === String(id));
  return index < 0
    ? { previous: undefined, next: undefined }
    : { previous: ordered[index - 1], next: ordered[index + 1] };
}
