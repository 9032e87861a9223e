import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** Current page, 1-based (D7). */
  page: number;
  pages: number;
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
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const firstShown = Math.max(1, Math.min(page - 1, pages - 3));
  const lastShown = Math.min(pages, Math.max(page + 1, 4));
  const numbers = [1, pages].concat(
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
export function Pager({ page, pages, renderLink }: PagerProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  const step = styles.step ?? '';
  const className = styles.page ?? '';
  return (
    <nav className={styles.pager} aria-label={t`Pagination`}>
      {page > 1 &&
        renderLink(
          page - 1,
          { className: step, 'aria-label': t`Previous page` },
          <Trans>Previous</Trans>,
        )}
      <ol className={styles.pages}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null && <span aria-hidden>…</span>}
            {number === page && (
              <span className={styles.current} aria-current="page">
                {number}
              </span>
            )}
            {number !== null &&
              number !== page &&
              renderLink(number, { className, 'aria-label': t`Page ${number}` }, number)}
          </li>
        ))}
      </ol>
      {page < pages &&
        renderLink(page + 1, { className: step, 'aria-label': t`Next page` }, <Trans>Next</Trans>)}
    </nav>
  );
}
