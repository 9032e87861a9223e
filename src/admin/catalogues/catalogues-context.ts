import { createContext, useContext } from 'react';
import type { RowWrites } from '../kit/list/use-row-writes';
import type { Folder } from './catalogue-folders';
import type { Shelf } from './catalogue-writes';
import type { CatalogueForm } from './use-catalogue-form';
import type { CatalogueOrder } from './use-catalogue-order';

/** What every row of the tree needs. */
export interface CataloguesScreen {
  shelf: Shelf;
  order: CatalogueOrder;
  form: CatalogueForm;
  writes: RowWrites<Folder>;
  /** The catalogues whose children are hidden. */
  collapsed: ReadonlySet<string>;
  toggle: (no: string) => void;
  /** Moves a folder among its siblings by that many places, and says where it is now. */
  shift: (siblings: readonly Folder[], from: number, to: number) => void;
  /** Opens the form, or leads to the one that is open and not saved. */
  begin: CatalogueForm['begin'];
  startMove: (folder: Folder) => void;
  startDeletion: (folder: Folder) => void;
  /** The folder about which the server is being asked before the question, and what came of it. */
  check: { no: string; message: string | undefined } | undefined;
  nameOf: (folder: Folder) => string;
  languageOf: (code: string) => string;
}

export const CataloguesContext = createContext<CataloguesScreen | null>(null);

/** The screen that a row stands in. Throws outside of one. */
export function useCataloguesScreen(): CataloguesScreen {
  const screen = useContext(CataloguesContext);
  if (!screen) throw new Error('A part of the tree of catalogues stands outside of it.');
  return screen;
}
