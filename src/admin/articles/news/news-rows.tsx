import { useLingui } from '@lingui/react/macro';
import listStyles from '../../kit/list.module.css';
import { FROM_DESKTOP, FROM_TABLET, useMedia } from '../../kit/use-media';
import { NewsActions } from './news-actions';
import {
  NewsCatalogue,
  NewsCover,
  NewsFacts,
  NewsLanguages,
  NewsTitle,
  NewsUpdate,
  NewsViews,
} from './news-cells';
import type { ListedNews } from './listed-news';
import styles from './news-list.module.css';

interface NewsRowsProps {
  groups: ListedNews[];
  pins: {
    isPinned: (no: ListedNews['no'], stored: boolean) => boolean;
    setPinned: (no: ListedNews['no'], pinned: boolean) => Promise<void>;
  };
  onDelete: (group: ListedNews) => void;
}

/** The items of a page: a table, with fewer columns on tablets, and cards on phones. */
export function NewsRows({ groups, pins, onDelete }: NewsRowsProps) {
  const { t } = useLingui();
  const tablet = useMedia(FROM_TABLET);
  const desktop = useMedia(FROM_DESKTOP);

  const isPinned = ({ no, main }: ListedNews) => pins.isPinned(no, main.top === 1);
  const actions = (group: ListedNews) => (
    <NewsActions
      group={group}
      pinned={isPinned(group)}
      onPin={(pinned) => void pins.setPinned(group.no, pinned)}
      onDelete={() => onDelete(group)}
    />
  );
  const heading = (group: ListedNews) => (
    <div className={styles.heading}>
      <NewsCover group={group} />
      <div className={styles.words}>
        <NewsTitle group={group} pinned={isPinned(group)} />
        {!desktop && <NewsFacts group={group} />}
      </div>
    </div>
  );

  if (!tablet) {
    return (
      <ul className={styles.cards} aria-label={t`News`}>
        {groups.map((group) => (
          <li key={group.no} className={styles.card}>
            {heading(group)}
            <div className={styles.foot}>
              <NewsLanguages group={group} />
              <NewsUpdate group={group} />
            </div>
            {actions(group)}
          </li>
        ))}
      </ul>
    );
  }

  return (
    <table className={listStyles.table} aria-label={t`News`}>
      <thead>
        <tr>
          <th scope="col">{t`Title`}</th>
          <th scope="col" className={styles.languages}>{t`Languages`}</th>
          {desktop && <th scope="col" className={styles.catalogue}>{t`Catalogue`}</th>}
          {desktop && <th scope="col" className={styles.views}>{t`Views`}</th>}
          <th scope="col" className={styles.updated}>{t`Updated`}</th>
          <th scope="col" className={styles.doing}>{t`Actions`}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.no}>
            <td>{heading(group)}</td>
            <td>
              <NewsLanguages group={group} />
            </td>
            {desktop && (
              <td>
                <NewsCatalogue group={group} />
              </td>
            )}
            {desktop && (
              <td className={styles.views}>
                <NewsViews group={group} />
              </td>
            )}
            <td>
              <NewsUpdate group={group} />
            </td>
            <td>{actions(group)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
