import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewsOrCase } from '@/api/articles';
import { toText } from '@/lib/to-text';
import { externalUrl, type SourceList } from '@/site/cards/item-link';
import type { ArticleType } from '@/site/cards/content-types';
import { Neighbor, Neighbors } from '@/site/cards/neighbors';
import { RelatedItems } from './related-items';
import { Share } from './share';
import { useArticleNeighbors, type NeighborItem } from './use-article-neighbors';
import { useRelatedItems } from './use-related-items';
import styles from './article-footer.module.css';

interface ArticleFooterProps {
  contentType: ArticleType;
  item: NewsOrCase;
  /** Title as rendered on the page. */
  title: string;
  sourceList: SourceList | undefined;
}

interface AdjacentItemProps {
  contentType: ArticleType;
  neighbor: NeighborItem;
  direction: 'previous' | 'next';
  label: ReactNode;
}

function AdjacentItem({ contentType, neighbor, direction, label }: AdjacentItemProps) {
  return (
    <Neighbor direction={direction} label={label}>
      {(className) => (
        <Link
          to={contentType.detailPath}
          params={{ id: String(neighbor.item.id) }}
          state={{ sourceList: neighbor.sourceList }}
          className={className}
        >
          {toText(neighbor.item.title) || <Trans>Untitled</Trans>}
        </Link>
      )}
    </Neighbor>
  );
}

/**
 * Renders the footer of a news item or a case: the share buttons, unless it is external, the previous and the next item
 * of the visitor's list or of its catalogue, and related items.
 */
export function ArticleFooter({ contentType, item, title, sourceList }: ArticleFooterProps) {
  const { previous, next } = useArticleNeighbors(contentType, item, sourceList);
  const adjacentItems = [previous, next].map((neighbor) => neighbor?.item);
  const relatedItems = useRelatedItems(contentType, item).filter(
    ({ id }) => !adjacentItems.some((other) => String(other?.id) === String(id)),
  );
  const externalAddress = externalUrl(contentType, item);
  return (
    <div className={styles.footer}>
      {!externalAddress && (
        <div className={styles.share}>
          <Share title={title} lang={toText(item.lang)} />
        </div>
      )}
      <Neighbors>
        {previous && (
          <AdjacentItem
            contentType={contentType}
            neighbor={previous}
            direction="previous"
            label={<Trans>Previous article</Trans>}
          />
        )}
        {next && (
          <AdjacentItem
            contentType={contentType}
            neighbor={next}
            direction="next"
            label={<Trans>Next article</Trans>}
          />
        )}
      </Neighbors>
      {relatedItems.length > 0 && (
        <RelatedItems contentType={contentType} items={relatedItems.slice(0, 4)} />
      )}
    </div>
  );
}
