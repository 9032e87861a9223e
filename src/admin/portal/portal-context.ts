import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { RowElements } from '@/admin/shared/use-row-elements';

/** Describes the portal's form for its fields. */
export interface PortalScreen {
  languages: readonly ContentLanguage[];
  /** Sets the edited language, that of the focused field, since all languages are on the screen. */
  enter: (code: string) => void;
  /** Holds the keys of the expanded rows. */
  open: ReadonlySet<string>;
  /** Expands or collapses a row. */
  show: (key: string, isOpen: boolean) => void;
  /** The button of each row that undoes its removal, or else the one that expands it. */
  rowButtons: RowElements;
}

/** Provides the portal's form to its fields. */
export const PortalContext = createContext<PortalScreen | null>(null);

/** Returns the surrounding portal form. Throws outside of it. */
export function usePortalScreen(): PortalScreen {
  const screen = useContext(PortalContext);
  if (!screen) throw new Error('usePortalScreen must be called inside a PortalContext');
  return screen;
}
