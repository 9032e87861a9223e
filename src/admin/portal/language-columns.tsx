import type { ReactNode } from 'react';
import type { ContentLanguage } from '../../api/staff/languages';
import { ContentLanguageContext } from '../kit/languages/content-language';
import { usePortalScreen } from './portal-context';
import styles from './portal.module.css';

interface LanguageColumnsProps {
  /** Stands beside a language's name. */
  mark?: (language: ContentLanguage) => ReactNode;
  children: (language: ContentLanguage) => ReactNode;
}

/** The languages beside each other where there is room, below each other elsewhere: none is hidden. */
export function LanguageColumns({ mark, children }: LanguageColumnsProps) {
  const { languages } = usePortalScreen();
  return (
    <div className={styles.columns}>
      {languages.map((language) => (
        <div key={language.code} role="group" aria-label={language.name} className={styles.column}>
          <p className={styles.language}>
            <span>{language.name}</span> {mark?.(language)}
          </p>
          <ContentLanguageContext value={language.code}>
            {children(language)}
          </ContentLanguageContext>
        </div>
      ))}
    </div>
  );
}
