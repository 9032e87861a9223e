import { useDroppable } from '@dnd-kit/core';
import { Trans } from '@lingui/react/macro';
import { Typography } from 'antd';
import type { ReactNode } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { TwoLines } from '@/admin/list/two-lines';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { dropTargetId } from '@/admin/reorder/sibling-drag';
import type { NamedItem } from './named-items';
import styles from './names.module.css';
import type { NamedItems } from './use-named-items';

interface NameInLanguageProps {
  namedItems: NamedItems;
  item: NamedItem;
  lang: string;
  isBeingDeleted: boolean;
}

/** Renders an item's name in one language, or that it has none. */
export function NameInLanguage({ namedItems, item, lang, isBeingDeleted }: NameInLanguageProps) {
  const language = namedItems.languageOf(lang);
  const name = item.versions[lang]?.name.trim();
  if (!name) {
    return (
      <Typography.Text type="warning">
        <Trans>No name in {language}</Trans>
      </Typography.Text>
    );
  }
  return (
    <TwoLines
      title={name}
      firstLine={
        <Typography.Text
          {...languageAttributes(lang)}
          delete={isBeingDeleted}
          strong={lang === item.mainVersion.lang}
        >
          {name}
        </Typography.Text>
      }
    />
  );
}

interface NameCellProps extends Omit<NameInLanguageProps, 'lang'> {
  languages: readonly string[];
  children: ReactNode;
}

/** Renders the first name cell of a row, with the row's status below the names. In a tree it is a drop target. */
export function NameCell({ namedItems, item, isBeingDeleted, languages, children }: NameCellProps) {
  const formatList = useNameListFormatter();
  const { no, languagesWithOtherParent } = item;
  const { setNodeRef, isOver, active } = useDroppable({
    id: dropTargetId(no),
    disabled: !namedItems.calls.canNest || isBeingDeleted,
  });
  const languageNames = formatList(languagesWithOtherParent.map(namedItems.languageOf));
  return (
    <div
      ref={setNodeRef}
      className={styles.nameCell}
      data-over={(isOver && active?.id !== no) || undefined}
    >
      <div ref={namedItems.focusElements.refOf(no)} tabIndex={-1}>
        {languages.map((lang) => (
          <div key={lang}>
            <NameInLanguage {...{ namedItems, item, lang, isBeingDeleted }} />
          </div>
        ))}
        {languagesWithOtherParent.length > 0 && (
          <Typography.Text type="warning">
            <Trans>At another place in {languageNames}</Trans>
          </Typography.Text>
        )}
        {children}
      </div>
    </div>
  );
}
