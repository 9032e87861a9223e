import { useMemo, useState } from 'react';
import { editTable, readTable } from './table-edits';
import { gridOf } from './table-grid';

interface History {
  past: string[];
  html: string;
  future: string[];
}

/** Manages the HTML of an edited table with undo and redo. `html` is the current state. */
export function useTable(initialHtml: string) {
  const [history, setHistory] = useState<History>({ past: [], html: initialHtml, future: [] });
  const { html, past, future } = history;
  const parsedTable = useMemo(() => {
    const table = readTable(html);
    return table && { table, grid: gridOf(table) };
  }, [html]);
  const addToHistory = (next: string) => {
    if (next === html) return;
    setHistory({ past: [...past, html], html: next, future: [] });
  };
  return {
    html,
    parsedTable,
    hasChanges: html !== initialHtml,
    /** Changes the current table and returns its new HTML. */
    change: (edit: (table: HTMLTableElement) => void, from = html): string => {
      const next = editTable(from, edit);
      addToHistory(next);
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
export type TableHistory = ReturnType<typeof useTable>;
