import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { NewsOrCase } from '@/api/articles';
import { DateText } from '@/ui/date-text';
import { ItemLink } from '@/site/cards/item-link';
import type { ArticleType } from '@/site/cards/content-types';
import styles from './related-items.module.css';

/** Renders items of the same catalogue with their dates. */
export function RelatedItems({
  contentType,
  items,
}: {
  contentType: ArticleType;
  items: readonly NewsOrCase[];
}) {
  const headingId = useId();
  return (
    <section className={styles.related} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        <Trans>On the same topic</Trans>
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <DateText value={item.createTime} className={styles.date} />
            <h3 className={styles.title}>
              <ItemLink contentType={contentType} item={item} />
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
