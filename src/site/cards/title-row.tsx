import type { Article } from '@/api/articles';
import { DateText } from '@/ui/date-text';
import { ItemLink } from './item-link';
import type { ArticleType } from './content-types';
import styles from './title-row.module.css';

/** Renders date and title of an item in one line. */
export function TitleRow({ contentType, item }: { contentType: ArticleType; item: Article }) {
  return (
    <li className={styles.row}>
      <DateText value={item.createTime} className={styles.date} />
      <h3 className={styles.title}>
        <ItemLink contentType={contentType} item={item} />
      </h3>
    </li>
  );
}
