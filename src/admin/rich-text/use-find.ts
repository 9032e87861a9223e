import type { InputRef } from 'antd';
import type Quill from 'quill';
import { useReducer, useState, type RefObject } from 'react';
import { findMatches, patternOf, replaceMatches, shownRange, type Match } from './find-text';
import { useMatchMarks } from './use-match-marks';
import { useQuillEvent } from './use-quill-event';

/** Returns the selected text, which is the first search, and its index. */
function startOf(quill: Quill) {
  const { savedRange } = quill.selection;
  const selected = quill.getText(savedRange);
  return { index: savedRange.index, query: selected.includes('\n') ? '' : selected };
}

/**
 * Returns the search in the text of an editor: the query, the matches and the current one, and the functions that
 * search, move to a match and replace. `input` is the search field, which receives the focus when no match remains.
 */
export function useFind(quill: Quill, input: RefObject<InputRef | null>) {
  const [start] = useState(() => startOf(quill));
  const [query, setQuery] = useState(start.query);
  const [matchCase, setMatchCase] = useState(false);
  /** Index of the current match; initially the one after the cursor. */
  const [chosen, setChosen] = useState<number>();
  const [replaced, setReplaced] = useState<number>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useQuillEvent(quill, 'text-change', redraw);

  const find = (pattern: RegExp | undefined) => (pattern ? findMatches(quill, pattern) : []);
  const afterCursor = (found: Match[]) =>
    Math.max(
      0,
      found.findIndex(({ index }) => index >= start.index),
    );
  const pattern = patternOf(query, matchCase);
  const matches = find(pattern);
  const total = matches.length;
  const at = total === 0 ? 0 : (chosen ?? afterCursor(matches)) % total;
  const current = matches[at];
  useMatchMarks(quill, pattern, matches, current);

  const visit = (place: number, searched = pattern) => {
    const found = find(searched);
    const to = found.length === 0 ? 0 : (place + found.length) % found.length;
    const match = found[to];
    const range = searched && match && shownRange(quill, match, searched);
    range?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
    setChosen(to);
    setReplaced(undefined);
  };
  const search = (typed: string, matchesCase: boolean) => {
    setQuery(typed);
    setMatchCase(matchesCase);
    const next = patternOf(typed, matchesCase);
    visit(afterCursor(find(next)), next);
  };
  /** Replaces the current match, or all matches. */
  const replace = (replacement: string, replacesAll: boolean) => {
    if (!pattern || !current) return;
    replaceMatches(quill, pattern, replacesAll ? matches : [current], replacement);
    // Continue after the replacement, which may match again.
    visit(replacesAll ? 0 : at + (replacement.match(pattern)?.length ?? 0));
    if (replacesAll) setReplaced(total);
    // The buttons may be disabled now.
    if (replacesAll || total === 1) input.current?.focus();
  };
  return { query, matchCase, total, at, current, replaced, search, visit, replace };
}
