import type { ReactNode } from 'react';
import { languageNameIn } from '@/i18n/language-names';
import { useLocale } from '@/i18n/use-locale';
import styles from './missing-version-notice.module.css';

interface MissingVersionNoticeProps {
  lang: string;
  children: (visitorLanguage: string, itemLanguage: string) => ReactNode;
}

/** Renders the notice on an item that is shown because no version in the visitor's language was found (D22). */
export function MissingVersionNotice({ lang, children }: MissingVersionNoticeProps) {
  const { locale, tag } = useLocale();
  return (
    <p className={styles.notice} role="status">
      {children(languageNameIn(locale, tag), languageNameIn(lang, tag))}
    </p>
  );
}
