import { createContext, useContext } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import type { Elements } from '@/admin/shared/use-row-elements';

/** What the fields of the portal's form know of it. */
export interface PortalScreen {
  languages: readonly ContentLanguage[];
  /** Told which language is edited, since all of them stand on the screen: the one whose fields have the focus. */
  enter: (code: string) => void;
  /** The keys of the rows whose fields are shown. */
  open: ReadonlySet<string>;
  /** Shows or hides the fields of a row. */
  show: (key: string, shown: boolean) => void;
  /** The button of each row that takes back its removal, or else that shows its fields. */
  rowButtons: Elements;
}

/** The portal's form that fields stand in. */
export const PortalContext = createContext<PortalScreen | null>(null);

/** The portal's form around. Throws outside of it. */
export function usePortalScreen(): PortalScreen {
  const screen = useContext(PortalContext);
  if (!screen) throw new Error('no portal form around');
  return screen;
}
