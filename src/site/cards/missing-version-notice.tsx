import type { ReactNode } from 'react';
import { languageNameIn } from '@/i18n/language-names';
import { useLocale } from '@/i18n/use-locale';
import styles from './missing-version-notice.module.css';

interface MissingVersionNoticeProps {
  /** Language code of the item. */
  lang: string;
  /** Renders the message with the names of the visitor's language and of the item's. */
  children: (visitorLanguage: string, itemLanguage: string) => ReactNode;
}

/** Renders a note above an item that no version in the visitor's language was found for (D22). */
export function MissingVersionNotice({ lang, children }: MissingVersionNoticeProps) {
  const { locale, tag } = useLocale();
  return (
    <p className={styles.notice} role="status">
      {children(languageNameIn(locale, tag), languageNameIn(lang, tag))}
    </p>
  );
}
