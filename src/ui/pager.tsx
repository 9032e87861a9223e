import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** Current page, 1-based (D7). */
  page: number;
  pageCount: number;
}

interface PageLinkProps {
  page: number;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Returns the numbers of the first, the last, the current and its neighboring pages; near either end, of the four
 * pages at that end instead. Null is a gap of at least two pages.
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const firstShown = Math.max(1, Math.min(page - 1, pageCount - 3));
  const lastShown = Math.min(pageCount, Math.max(page + 1, 4));
  const numbers = [1, pageCount].concat(
    Array.from({ length: lastShown - firstShown + 1 }, (_, index) => firstShown + index),
  );
  return [...new Set(numbers)]
    .sort((a, b) => a - b)
    .flatMap((number, index, all) => {
      const missingCount = number - (all[index - 1] ?? 0) - 1;
      if (missingCount === 0) return [number];
      return missingCount === 1 ? [number - 1, number] : [null, number];
    });
}

function PageLink({ page, label, className, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(search) => ({ ...search, page: page > 1 ? page : undefined })}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

/** Renders the links to the pages of a list, whose number is the search parameter `page`; nothing for a single page. */
export function Pager({ page, pageCount }: PagerProps) {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t`Pagination`}>
      {page > 1 && (
        <PageLink
          page={Math.min(page - 1, pageCount)}
          label={t`Previous page`}
          className={styles.step}
        >
          <Trans>Previous</Trans>
        </PageLink>
      )}
      <ol className={styles.pages}>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null && <span aria-hidden>…</span>}
            {number === page && (
              <span className={styles.current} aria-current="page">
                {number}
              </span>
            )}
            {number !== null && number !== page && (
              <PageLink page={number} label={t`Page ${number}`} className={styles.page}>
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <PageLink page={page + 1} label={t`Next page`} className={styles.step}>
          <Trans>Next</Trans>
        </PageLink>
      )}
    </nav>
  );
}
