import { useMemo, useState } from 'react';
import { editTable, readTable } from './table-edits';
import { gridOf } from './table-grid';

interface History {
  past: string[];
  html: string;
  future: string[];
}

/** Manages the HTML of an edited table with undo and redo. `html` is the current state. */
export function useTable(initial: string) {
  const [history, setHistory] = useState<History>({ past: [], html: initial, future: [] });
  const { html, past, future } = history;
  const read = useMemo(() => {
    const table = readTable(html);
    return table && { table, grid: gridOf(table) };
  }, [html]);
  const set = (next: string) => {
    if (next === html) return;
    setHistory({ past: [...past, html], html: next, future: [] });
  };
  return {
    html,
    read,
    hasChanges: html !== initial,
    /** Changes the current table and returns its new HTML. */
    change: (edit: (table: HTMLTableElement) => void, from = html): string => {
      const next = editTable(from, edit);
      set(next);
      return next;
    },
    undo:
      past.length > 0
        ? () =>
            setHistory({
              past: past.slice(0, -1),
              html: past.at(-1) ?? html,
              future: [html, ...future],
            })
        : undefined,
    redo:
      future.length > 0
        ? () =>
            setHistory({ past: [...past, html], html: future[0] ?? html, future: future.slice(1) })
        : undefined,
  };
}

/** Return value of `useTable`. */
export type TableState = ReturnType<typeof useTable>;
