import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { RowElements } from '@/admin/shared/use-row-elements';
import type { ListName, Row } from './portal-values';

export interface PortalScreen {
  languages: readonly ContentLanguage[];
  /** Sets the edited language, that of the focused field, since all languages are on the screen. */
  setEditedLanguage: (code: string) => void;
  expandedKeys: ReadonlySet<string>;
  setExpanded: (key: string, isExpanded: boolean) => void;
  /** The button of each row that undoes its removal, or else the one that expands it. */
  rowButtons: RowElements;
}

export const PortalContext = createContext<PortalScreen | null>(null);

/** Returns the surrounding portal form. Throws outside of it. */
export function usePortalScreen(): PortalScreen {
  const screen = useContext(PortalContext);
  if (!screen) throw new Error('usePortalScreen must be called inside a PortalContext');
  return screen;
}

interface FormRow {
  list: ListName;
  row: Row;
  /** Path of the row in the values. */
  path: string;
}

/** Provides the row that the fields belong to; null for the fields of the firm. */
export const RowContext = createContext<FormRow | null>(null);

/** Returns the row that the fields belong to. Throws outside of a row. */
export function useFormRow(): FormRow {
  const formRow = useContext(RowContext);
  if (!formRow) throw new Error('useFormRow must be called inside a RowContext');
  return formRow;
}

/** Returns the languages that the row or the firm has, and the function for the path of a language's values. */
export function useVersionPaths() {
  const { languages } = usePortalScreen();
  const formRow = useContext(RowContext);
  return {
    codes: languages
      .map(({ code }) => code)
      .filter((code) => formRow === null || formRow.row.versions[code]),
    pathIn: (code: string) => `${formRow ? `${formRow.path}.` : ''}versions.${code}`,
  };
}
