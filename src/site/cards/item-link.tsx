import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NewsOrCase } from '@/api/articles';
import { hostOf, safeUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import { Icon } from '@/ui/icon';
import type { ArticleType } from './content-types';
import styles from './item-link.module.css';

/** Catalogue and page of the list from which the visitor came: the page of an item links to its neighbors in that list. */
export interface SourceList {
  cataId?: string | undefined;
  page: number;
}

/** Returns the URL of an external item (D25); undefined for an item of this site or without a safe URL. */
export function externalUrl(contentType: ArticleType, item: NewsOrCase): string | undefined {
  return contentType.isExternal(item) ? safeUrl(item.contentUrl) : undefined;
}

interface ItemLinkProps {
  contentType: ArticleType;
  item: NewsOrCase;
  sourceList?: SourceList | undefined;
}

/**
 * Renders the title of an item as a link. External items with a safe URL show an icon and their host, and open in a new
 * tab (D25).
 */
export function ItemLink({ contentType, item, sourceList }: ItemLinkProps) {
  const externalAddress = externalUrl(contentType, item);
  const title = toText(item.title) || <Trans>Untitled</Trans>;
  if (!externalAddress) {
    return (
      <Link
        to={contentType.detailPath}
        params={{ id: String(item.id) }}
        state={sourceList ? { sourceList } : {}}
        className={styles.link}
      >
        {title}
      </Link>
    );
  }
  return (
    <a href={externalAddress} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {title}{' '}
      <span className={styles.host}>
        <Icon name="outward" size={14} />
        {hostOf(externalAddress)}
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
    sourceList?: SourceList;
  }
}
