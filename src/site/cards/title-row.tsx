import type { Article } from '@/api/articles';
import { DateText } from '@/ui/date-text';
import { ItemLink } from './item-link';
import type { ArticleType } from './content-types';
import styles from './title-row.module.css';

/** One line of a dated list: date and title. */
export function TitleRow({ kind, item }: { kind: ArticleType; item: Article }) {
  return (
    <li className={styles.row}>
      <DateText value={item.createTime} className={styles.date} />
      <h3 className={styles.title}>
        <ItemLink kind={kind} item={item} />
      </h3>
    </li>
  );
}
