import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '@/i18n/use-locale';
import type { SearchGroup } from './use-search';
import styles from './search-dialog.module.css';

/** Renders a line with the texts that were searched; leaves out the groups that failed to load. */
export function SearchedTexts({ groups }: { groups: readonly SearchGroup[] }) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const parts = groups
    .filter(({ retry }) => !retry)
    .map(({ name, searchedItems }) => {
      const count = searchedItems?.count ?? 0;
      const isComplete = searchedItems?.isComplete;
      switch (name) {
        case 'lawyers':
          return t`lawyers (name, position, practice area, office)`;
        case 'fields':
          return t`practice areas (name, introduction)`;
        case 'news':
          return isComplete
            ? t`news (title, summary)`
            : t`the latest ${count} news items (title, summary)`;
        case 'deals':
          return isComplete ? t`deals (title)` : t`the latest ${count} deals (title)`;
        case 'pages':
          return t`pages`;
      }
    });
  const list = new Intl.ListFormat(tag).format(parts);
  return (
    <p className={styles.searchedTexts}>
      <Trans>Searched: {list}.</Trans>
    </p>
  );
}
