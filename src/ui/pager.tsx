import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** Current page, 1-based (D7). */
  page: number;
  pageCount: number;
  /** Renders the link to a page with the given class name and label. */
  renderLink: (
    page: number,
    props: { className: string; 'aria-label': string },
    text: ReactNode,
  ) => ReactNode;
}

/**
 * Returns the first and the last page number, and three around the current one, or more where fewer than five would
 * remain. Null is a gap of at least two pages.
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

/** Renders the links to the pages of a list; nothing for a single page. */
export function Pager({ page, pageCount, renderLink }: PagerProps) {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  const stepClassName = styles.step ?? '';
  const pageClassName = styles.page ?? '';
  return (
    <nav className={styles.pager} aria-label={t`Pagination`}>
      {page > 1 &&
        renderLink(
          Math.min(page - 1, pageCount),
          { className: stepClassName, 'aria-label': t`Previous page` },
          <Trans>Previous</Trans>,
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
            {number !== null &&
              number !== page &&
              renderLink(
                number,
                { className: pageClassName, 'aria-label': t`Page ${number}` },
                number,
              )}
          </li>
        ))}
      </ol>
      {page < pageCount &&
        renderLink(
          page + 1,
          { className: stepClassName, 'aria-label': t`Next page` },
          <Trans>Next</Trans>,
        )}
    </nav>
  );
}
