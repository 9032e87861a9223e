import type Quill from 'quill';
import { useEffect } from 'react';
import { shownRange, type Match } from './find-text';

/** Marking more would be felt at every key. */
const MOST = 500;

/** The highlight of a name, which all editors of the page share. */
function highlight(name: string): Highlight {
  const present = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, present);
  return present;
}

/**
 * Marks matches where they are shown, and the current one more strongly, without touching the text:
 * `::highlight(found)` and `::highlight(found-here)`. Browsers without highlights show none.
 */
export function useMatchMarks(
  quill: Quill,
  pattern: RegExp | undefined,
  matches: readonly Match[],
  current: Match | undefined,
) {
  useEffect(() => {
    if (!pattern || !('highlights' in CSS)) return;
    const others = highlight('found');
    const here = highlight('found-here');
    here.priority = 1;
    const ranges = matches.slice(0, MOST).map((match) => shownRange(quill, match, pattern));
    for (const range of ranges) if (range) others.add(range);
    const range = current && shownRange(quill, current, pattern);
    if (range) here.add(range);
    return () => {
      for (const one of ranges) if (one) others.delete(one);
      if (range) here.delete(range);
    };
  });
}
