import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  /** Current page, 1-based (D7). */
  page: number;
  pages: number;
  /** Renders the link to a page with the given class name and label. */
  link: (
    page: number,
    props: { className: string; 'aria-label': string },
    text: ReactNode,
  ) => ReactNode;
}

/** Returns the page numbers around the current one, the first and the last; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

/** Renders the links to the pages of a list; nothing for a single page. */
export function Pager({ page, pages, link }: PagerProps) {
  const { t } = useLingui();
  if (pages <= 1) return null;
  const step = styles.step ?? '';
  const other = styles.page ?? '';
  return (
    <nav className={styles.pager} aria-label={t`Pagination`}>
      {page > 1 &&
        link(
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
              link(number, { className: other, 'aria-label': t`Page ${number}` }, number)}
          </li>
        ))}
      </ol>
      {page < pages &&
        link(page + 1, { className: step, 'aria-label': t`Next page` }, <Trans>Next</Trans>)}
    </nav>
  );
}
