import { useLingui } from '@lingui/react/macro';
import { RowOutcome } from '../../kit/list/row-outcome';
import { SelectAllBox, SelectBox } from '../../kit/list/select-box';
import type { RowWrites } from '../../kit/list/use-row-writes';
import type { Selection } from '../../kit/list/use-selection';
import listStyles from '../../kit/list.module.css';
import { FROM_DESKTOP, FROM_TABLET, useMedia } from '../../kit/use-media';
import type { ArticleSection, ListedArticle } from '../article';
import { ArticleActions } from './article-actions';
import {
  ArticleCatalogue,
  ArticleCover,
  ArticleFacts,
  ArticleLanguages,
  ArticleTitle,
  ArticleUpdate,
  ArticleViews,
} from './article-cells';
import styles from './article-list.module.css';

interface ArticleRowsProps {
  section: ArticleSection;
  /** What the list is called. */
  label: string;
  groups: ListedArticle[];
  writes: RowWrites<ListedArticle>;
  selection: Selection<ListedArticle>;
  isPinned: (group: ListedArticle) => boolean;
  onPin: (group: ListedArticle) => void;
  onDelete: (group: ListedArticle) => void;
}

/** The items of a page: a table, with fewer columns on tablets, and cards on phones. */
export function ArticleRows(props: ArticleRowsProps) {
  const { section, label, groups, writes, selection, isPinned, onPin, onDelete } = props;
  const { t } = useLingui();
  const tablet = useMedia(FROM_TABLET);
  const desktop = useMedia(FROM_DESKTOP);
  const { catalogues } = section;

  const isGoing = (group: ListedArticle) => {
    const result = writes.resultOf(group);
    return result?.going && result.state !== 'failed' ? true : undefined;
  };
  const select = (group: ListedArticle) => (
    <SelectBox row={group} selection={selection} what={group.main.title} />
  );
  const actions = (group: ListedArticle) => (
    <RowOutcome row={group} writes={writes} what={group.main.title}>
      <ArticleActions
        section={section}
        group={group}
        pinned={isPinned(group)}
        onPin={() => onPin(group)}
        onDelete={() => onDelete(group)}
      />
    </RowOutcome>
  );
  const heading = (group: ListedArticle) => (
    <div className={styles.heading}>
      <ArticleCover group={group} />
      <div className={styles.words}>
        <ArticleTitle section={section} group={group} pinned={isPinned(group)} />
        {!desktop && <ArticleFacts section={section} group={group} />}
      </div>
    </div>
  );

  if (!tablet) {
    return (
      <ul className={styles.cards} aria-label={label}>
        {groups.map((group) => (
          <li key={group.no} className={styles.card} data-going={isGoing(group)}>
            <div className={styles.cardHead}>
              {select(group)}
              {heading(group)}
            </div>
            <div className={styles.foot}>
              <ArticleLanguages group={group} />
              <ArticleUpdate group={group} />
            </div>
            {actions(group)}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <table className={listStyles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.select} aria-label={t`Selection`}>
            <SelectAllBox selection={selection} count={groups.length} />
          </th>
          <th scope="col">{t`Title`}</th>
          <th scope="col" className={styles.languages}>{t`Languages`}</th>
          {desktop && catalogues !== undefined && (
            <th scope="col" className={styles.catalogue}>{t`Catalogue`}</th>
          )}
          {desktop && <th scope="col" className={styles.views}>{t`Views`}</th>}
          <th scope="col" className={styles.updated}>{t`Updated`}</th>
          <th scope="col" className={styles.doing}>{t`Actions`}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.no} data-going={isGoing(group)}>
            <td>{select(group)}</td>
            <td>{heading(group)}</td>
            <td>
              <ArticleLanguages group={group} />
            </td>
            {desktop && catalogues !== undefined && (
              <td>
                <ArticleCatalogue type={catalogues} group={group} />
              </td>
            )}
            {desktop && (
              <td className={styles.views}>
                <ArticleViews group={group} />
              </td>
            )}
            <td>
              <ArticleUpdate group={group} />
            </td>
            <td>{actions(group)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
