import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Article } from '@/api/articles';
import { hostOf, safeUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { Icon } from '@/ui/icon';
import type { ArticleType } from './content-types';
import styles from './item-link.module.css';

/** Where in which list an item was met, so that its page can lead on from there. */
export interface ListPlace {
  cataId?: string | undefined;
  page: number;
}

/** The address of an external item (D25), or undefined for one of the site's own. */
export function externalUrl(kind: ArticleType, item: Article): string | undefined {
  return kind.isExternal(item) ? safeUrl(item.contentUrl) : undefined;
}

interface ItemLinkProps {
  kind: ArticleType;
  item: Article;
  /** The list it stands in. */
  place?: ListPlace | undefined;
}

/**
 * An item's title as the link to it. External items open in a new tab and carry a mark and the host
 * they lead to, so that they are known before the click (D25).
 */
export function ItemLink({ kind, item, place }: ItemLinkProps) {
  const external = externalUrl(kind, item);
  const title = toText(item.title) || <Trans>Untitled</Trans>;
  if (!external) {
    return (
      <Link
        to={kind.detail}
        params={{ id: String(item.id) }}
        state={place ? { place } : {}}
        className={styles.link}
      >
        {title}
      </Link>
    );
  }
  return (
    <a href={external} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {title}
      <span className={styles.host}>
        <Icon name="outward" size={14} />
        {hostOf(external)}
        <span className="visually-hidden">
          {' '}
          <Trans>(opens in a new tab)</Trans>
        </span>
      </span>
    </a>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list that led to an item. */
    place?: ListPlace;
  }
}
