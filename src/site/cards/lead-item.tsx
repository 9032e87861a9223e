import type { NewsOrCase } from '@/api/articles';
import { toText } from '@/lib/to-text';
import { DateText } from '@/ui/date-text';
import { Picture } from '@/ui/picture';
import { Featured } from './featured';
import { ItemLink } from './item-link';
import type { ArticleType } from './content-types';
import { COVER } from './picture-sizes';
import styles from './lead-item.module.css';

/** Renders the first item of a list with cover, date, title and summary. */
export function LeadItem({ contentType, item }: { contentType: ArticleType; item: NewsOrCase }) {
  const note = 'note' in item ? toText(item.note) : '';
  return (
    <article className={styles.lead}>
      {toText(item.coverUrl) && (
        <Picture src={item.coverUrl} alt="" {...COVER} sizes="(min-width: 1024px) 60vw, 100vw" />
      )}
      <div className={styles.text}>
        <div className={styles.facts}>
          <DateText value={item.createTime} />
          {item.top === 1 && <Featured />}
        </div>
        <h3 className={styles.title}>
          <ItemLink contentType={contentType} item={item} />
        </h3>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}
