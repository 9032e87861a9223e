import type Quill from 'quill';
import { useEffect } from 'react';
import { visibleRange, type Match } from './find-text';

/** Maximum number of highlights: more would slow down typing. */
const MAX_HIGHLIGHTS = 500;

/** Returns the highlight of a name, which all editors of the page share. */
function highlightNamed(name: string): Highlight {
  const sharedHighlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, sharedHighlight);
  return sharedHighlight;
}

/**
 * Highlights matches, and the current match more strongly, without changing the text: `::highlight(found)` and
 * `::highlight(found-here)`. Does nothing in browsers without highlights.
 */
export function useMatchHighlights(
  quill: Quill,
  pattern: RegExp | undefined,
  matches: readonly Match[],
  currentMatch: Match | undefined,
) {
  useEffect(() => {
    if (!pattern || !('highlights' in CSS)) return;
    const otherHighlights = highlightNamed('found');
    const currentHighlight = highlightNamed('found-here');
    currentHighlight.priority = 1;
    const ranges = matches
      .slice(0, MAX_HIGHLIGHTS)
      .map((match) => visibleRange(quill, match, pattern));
    for (const range of ranges) if (range) otherHighlights.add(range);
    const range = currentMatch && visibleRange(quill, currentMatch, pattern);
    if (range) currentHighlight.add(range);
    return () => {
      for (const range of ranges) if (range) otherHighlights.delete(range);
      if (range) currentHighlight.delete(range);
    };
  });
}
