import type { NewsItem } from '../../api/news';
import { DateText } from '../../ui/date-text';
import { Picture } from '../../ui/picture';
import { ItemLink, type ListPlace } from './item-link';
import styles from './lead-item.module.css';

/** The first of a list: cover, date, title and summary. */
export function LeadItem({ item, place }: { item: NewsItem; place?: ListPlace }) {
  return (
    <article className={styles.lead}>
      {item.coverUrl && <Picture src={item.coverUrl} alt="" width={1280} height={800} />}
      <div className={styles.words}>
        <DateText value={item.createTime} className={styles.date} />
        <h3 className={styles.title}>
          <ItemLink item={item} place={place} />
        </h3>
        {item.note && <p className={styles.note}>{item.note}</p>}
      </div>
    </article>
  );
}
