import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isLocale } from '@/i18n/locales';
import styles from './hint-list.module.css';

interface HintListProps {
  lang: string;
  /** List items; false for none. */
  children: ReactNode[];
}

/** Renders hints about a previewed version, and one more if the site has no messages in its language. */
export function HintList({ lang, children }: HintListProps) {
  const hints = [
    ...children,
    !isLocale(lang) && (
      <li key="messages">
        <Trans>
          The site’s menus and labels are not available in this language. Visitors see them in the
          interface language that they have chosen.
        </Trans>
      </li>
    ),
  ].filter(Boolean);
  return hints.length > 0 ? <ul className={styles.hints}>{hints}</ul> : null;
}
