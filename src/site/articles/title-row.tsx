import type { NewsItem } from '../../api/news';
import { DateText } from '../../ui/date-text';
import { ItemLink, type ListPlace } from './item-link';
import styles from './title-row.module.css';

/** One line of a dated list: date and title. */
export function TitleRow({ item, place }: { item: NewsItem; place?: ListPlace }) {
  return (
    <li className={styles.row}>
      <DateText value={item.createTime} className={styles.date} />
      <h3 className={styles.title}>
        <ItemLink item={item} place={place} />
      </h3>
    </li>
  );
}
