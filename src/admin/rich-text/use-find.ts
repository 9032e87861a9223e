import type { InputRef } from 'antd';
import type Quill from 'quill';
import { useEffect, useReducer, useState, type RefObject } from 'react';
import { findMatches, patternOf, replaceMatches, visibleRange, type Match } from './find-text';
import { useQuillEvent } from './use-quill-event';

/** Maximum number of highlights: more would slow down typing. */
const MAX_HIGHLIGHTS = 500;

/** Returns the highlight of a name, which all editors of the page share. */
function highlightNamed(name: string): Highlight {
  const sharedHighlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, sharedHighlight);
  return sharedHighlight;
}

/**
 * Highlights matches, and the current match more strongly, without changing the text: `::highlight(match)` and
 * `::highlight(current-match)`. Does nothing in browsers without highlights.
 */
function useMatchHighlights(
  quill: Quill,
  pattern: RegExp | undefined,
  matches: readonly Match[],
  currentMatch: Match | undefined,
) {
  useEffect(() => {
    if (!pattern || !('highlights' in CSS)) return;
    const matchHighlight = highlightNamed('match');
    const currentHighlight = highlightNamed('current-match');
    currentHighlight.priority = 1;
    const ranges = matches
      .slice(0, MAX_HIGHLIGHTS)
      .map((match) => visibleRange(quill, match, pattern));
    for (const matchRange of ranges) if (matchRange) matchHighlight.add(matchRange);
    const currentRange = currentMatch && visibleRange(quill, currentMatch, pattern);
    if (currentRange) currentHighlight.add(currentRange);
    return () => {
      for (const matchRange of ranges) if (matchRange) matchHighlight.delete(matchRange);
      if (currentRange) currentHighlight.delete(currentRange);
    };
  });
}

/** Returns the selected text as the first query, '' if it spans lines, and its index. */
function initialSearchOf(quill: Quill) {
  const { savedRange } = quill.selection;
  const selectedText = quill.getText(savedRange);
  return { index: savedRange.index, query: selectedText.includes('\n') ? '' : selectedText };
}

/**
 * Returns the search in the text of an editor: the query, the matches and the current one, and the functions that
 * search, move to a match and replace. `input` is the search field, which receives the focus after the only match or
 * all matches were replaced.
 */
export function useFind(quill: Quill, input: RefObject<InputRef | null>) {
  const [initialSearch] = useState(() => initialSearchOf(quill));
  const [query, setQuery] = useState(initialSearch.query);
  const [matchCase, setMatchCase] = useState(false);
  /** Index of the current match; undefined for the first one after the cursor. */
  const [chosenIndex, setChosenIndex] = useState<number>();
  const [replacedCount, setReplacedCount] = useState<number>();
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  useQuillEvent(quill, 'text-change', rerender);

  const find = (pattern: RegExp | undefined) => (pattern ? findMatches(quill, pattern) : []);
  const indexAfterCursor = (foundMatches: Match[]) =>
    Math.max(
      0,
      foundMatches.findIndex(({ index }) => index >= initialSearch.index),
    );
  const pattern = patternOf(query, matchCase);
  const matches = find(pattern);
  const total = matches.length;
  const currentIndex = total === 0 ? 0 : (chosenIndex ?? indexAfterCursor(matches)) % total;
  const currentMatch = matches[currentIndex];
  useMatchHighlights(quill, pattern, matches, currentMatch);

  const visit = (index: number, searchPattern = pattern) => {
    const foundMatches = find(searchPattern);
    const targetIndex =
      foundMatches.length === 0 ? 0 : (index + foundMatches.length) % foundMatches.length;
    const match = foundMatches[targetIndex];
    const range = searchPattern && match && visibleRange(quill, match, searchPattern);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    setChosenIndex(targetIndex);
    setReplacedCount(undefined);
  };
  const search = (typed: string, matchesCase: boolean) => {
    setQuery(typed);
    setMatchCase(matchesCase);
    const next = patternOf(typed, matchesCase);
    visit(indexAfterCursor(find(next)), next);
  };
  const replace = (replacement: string, replacesAll: boolean) => {
    if (!pattern || !currentMatch) return;
    replaceMatches(quill, pattern, replacesAll ? matches : [currentMatch], replacement);
    // Continue after the replacement, which may match again.
    visit(replacesAll ? 0 : currentIndex + (replacement.match(pattern)?.length ?? 0));
    if (replacesAll) setReplacedCount(total);
    // The buttons may be disabled now.
    if (replacesAll || total === 1) input.current?.focus();
  };
  return {
    query,
    matchCase,
    total,
    currentIndex,
    currentMatch,
    replacedCount,
    search,
    visit,
    replace,
  };
}
