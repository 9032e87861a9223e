import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';
import type { ContentLanguage } from '@/api/admin/languages';
import { ContentLanguageContext } from '@/admin/fields/content-language';
import { usePortalScreen } from './portal-context';
import styles from './portal.module.css';

interface LanguageColumnsProps {
  renderNextToName?: (language: ContentLanguage) => ReactNode;
  children: (language: ContentLanguage) => ReactNode;
}

/** Renders all languages, side by side if the width allows and unless the user has chosen a single column. */
export function LanguageColumns({ renderNextToName, children }: LanguageColumnsProps) {
  const { languages, setEditedLanguage } = usePortalScreen();
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        // Only tracks the focus; not interactive itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
        <div
          key={language.code}
          role="group"
          aria-label={language.name}
          onFocus={() => setEditedLanguage(language.code)}
          className={styles.language}
        >
          <Flex wrap gap={12} align="center" justify="space-between">
            <Typography.Text type="secondary">{language.name}</Typography.Text>
            {renderNextToName?.(language)}
          </Flex>
          <ContentLanguageContext value={language.code}>
            {children(language)}
          </ContentLanguageContext>
        </div>
      ))}
    </div>
  );
}
