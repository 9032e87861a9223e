import type { NewsOrCase } from '@/api/articles';
import { toText } from '@/lib/to-text';
import { DateText } from '@/ui/date-text';
import { Picture } from '@/ui/picture';
import { Featured } from './featured';
import { ItemLink, type SourceList } from './item-link';
import type { ArticleType } from './content-types';
import { COVER } from './picture-sizes';
import styles from './item-row.module.css';

interface ItemRowProps {
  contentType: ArticleType;
  item: NewsOrCase;
  catalogueName: string | undefined;
  /** Whether it is the first item, whose cover loads eagerly. */
  isFirst: boolean;
  sourceList: SourceList;
}

/** Renders an item of a list: date, catalogue, title, summary and cover. */
export function ItemRow({ contentType, item, catalogueName, isFirst, sourceList }: ItemRowProps) {
  const note = 'note' in item ? toText(item.note) : '';
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <DateText value={item.createTime} />
        {item.top === 1 && <Featured />}
        <span className={styles.catalogueName}>{catalogueName}</span>
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <ItemLink contentType={contentType} item={item} sourceList={sourceList} />
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {toText(item.coverUrl) && (
        <Picture
          src={item.coverUrl}
          alt=""
          {...COVER}
          sizes="(min-width: 768px) 33vw, 100vw"
          isEager={isFirst}
          className={styles.cover}
        />
      )}
    </li>
  );
}
