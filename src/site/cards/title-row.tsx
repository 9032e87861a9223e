import type { NewsOrCase } from '@/api/articles';
import { DateText } from '@/ui/date-text';
import { Featured } from './featured';
import { ItemLink } from './item-link';
import type { ArticleType } from './content-types';
import styles from './title-row.module.css';

interface TitleRowProps {
  contentType: ArticleType;
  item: NewsOrCase;
  /** Whether pinned items are marked, as in a list that begins with them. */
  marksPinned?: boolean;
}

/** Renders an item of a list with date and title only. */
export function TitleRow({ contentType, item, marksPinned = false }: TitleRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <DateText value={item.createTime} />
        {marksPinned && item.top === 1 && <Featured />}
      </div>
      <h3 className={styles.title}>
        <ItemLink contentType={contentType} item={item} />
      </h3>
    </li>
  );
}
