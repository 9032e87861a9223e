import { Flex, Typography } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { ContentLanguage } from '../../api/staff/languages';
import { ContentLanguageContext } from '../kit/languages/content-language';
import { usePortalScreen } from './portal-context';

interface LanguageColumnsProps {
  /** Stands beside a language's name. */
  mark?: (language: ContentLanguage) => ReactNode;
  children: (language: ContentLanguage) => ReactNode;
}

/** A column that goes below the one before it where there is no room. */
export const COLUMN: CSSProperties = { flex: '1 1 320px', minInlineSize: 'min(100%, 320px)' };

/** The languages beside each other where there is room, below each other elsewhere: none is hidden. */
export function LanguageColumns({ mark, children }: LanguageColumnsProps) {
  const { languages } = usePortalScreen();
  return (
    <Flex wrap gap="16px 24px">
      {languages.map((language) => (
        <Flex
          key={language.code}
          vertical
          gap={12}
          role="group"
          aria-label={language.name}
          style={COLUMN}
        >
          <Flex wrap gap="0 12px" justify="space-between">
            <Typography.Text type="secondary">{language.name}</Typography.Text>
            {mark?.(language)}
          </Flex>
          <ContentLanguageContext value={language.code}>
            {children(language)}
          </ContentLanguageContext>
        </Flex>
      ))}
    </Flex>
  );
}
