import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Catalogue } from '@/api/catalogues';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { findCatalogue } from './catalogue-tree';
import type { ArticleType } from '@/site/cards/content-types';
import type { ListSearch } from './list-search';
import styles from './catalogue-filter.module.css';

const MAX_DEPTH = 8;

interface BranchProps {
  contentType: ArticleType;
  catalogues: Catalogue[];
  currentId: string | undefined;
  /** The selected year, which a change of the catalogue keeps. */
  year: string | undefined;
  depth?: number;
}

function Branch({ contentType, catalogues, currentId, year, depth = 0 }: BranchProps) {
  if (catalogues.length === 0 || depth > MAX_DEPTH) return null;
  return (
    <ul className={styles.branch}>
      {catalogues.map((catalogue) => (
        <li key={catalogue.id}>
          <Link
            to={contentType.listPath}
            search={{ cataId: String(catalogue.id), year }}
            className={styles.option}
            resetScroll={false}
            activeOptions={{ includeSearch: true, exact: true }}
            // Also when the URL has `page` or `lang`, unlike the router's own `aria-current`.
            aria-current={String(catalogue.id) === currentId ? 'page' : undefined}
          >
            {toText(catalogue.name).trim() || <Trans>Untitled</Trans>}
          </Link>
          <Branch
            {...{ contentType, currentId, year }}
            catalogues={toArray(catalogue.childrenList)}
            depth={depth + 1}
          />
        </li>
      ))}
    </ul>
  );
}

interface CatalogueFilterProps {
  contentType: ArticleType;
  /** The catalogue tree; undefined while it loads. */
  catalogues: Catalogue[] | undefined;
  /** Whether the tree failed to load: the list works without it (D2). */
  hasFailed: boolean;
  search: ListSearch;
}

/** Renders the catalogues of a content type as a tree of links; collapsed behind a button on narrow screens. */
export function CatalogueFilter({
  contentType,
  catalogues,
  hasFailed,
  search: { cataId: currentId, year },
}: CatalogueFilterProps) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (hasFailed && !catalogues) return null;
  const current = findCatalogue(catalogues ?? [], currentId);
  return (
    <nav className={styles.filter} aria-label={t`Topics`} aria-busy={!catalogues}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <Trans>Topic</Trans>
        </span>
        <span className={styles.selection}>
          {currentId === undefined
            ? t`All topics`
            : current && (toText(current.name).trim() || t`Untitled`)}
        </span>
      </button>
      <div id={id} className={styles.tree} data-open={open}>
        <Link
          to={contentType.listPath}
          search={{ year }}
          className={styles.option}
          resetScroll={false}
          activeOptions={{ includeSearch: true, exact: true }}
          aria-current={currentId === undefined ? 'page' : undefined}
        >
          <Trans>All topics</Trans>
        </Link>
        <Branch {...{ contentType, currentId, year }} catalogues={catalogues ?? []} />
      </div>
    </nav>
  );
}
