import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { toArray } from '@/lib/to-array';
import { DialogCloseButton, FullScreenDialog } from '@/site/layout/full-screen-dialog';
import { FacetChoices } from './facet-choices';
import { FACET_LABELS } from './facet-labels';
import { selectedIdsOf, countSelected, FACET_NAMES, type Facet, type FacetName } from './facets';
import type { PeopleSearch } from './people-search';
import styles from './filter-sheet.module.css';

interface FilterSheetProps {
  search: PeopleSearch;
  facets: Record<FacetName, Facet>;
  total: number | undefined;
  onChoose: (name: FacetName, ids: string[]) => void;
  onClear: () => void;
  onClose: () => void;
}

interface SheetFacetProps {
  facet: Facet;
  selectedIds: string[];
  onChoose: (ids: string[]) => void;
}

function SheetFacet({ facet, selectedIds, onChoose }: SheetFacetProps) {
  const { t } = useLingui();
  const [open] = useState(selectedIds.length > 0);
  const { label, anyLabel } = FACET_LABELS[facet.name];
  const names = toArray(facet.choices)
    .filter(({ id }) => selectedIds.includes(id))
    .map(({ name }) => name);
  return (
    <details className={styles.facet} open={open}>
      <summary className={styles.summary}>
        <span>{t(label)}</span>
        <span className={styles.names}>
          {selectedIds.length > 0 ? names.join(' · ') : t(anyLabel)}
        </span>
      </summary>
      <FacetChoices facet={facet} selectedIds={selectedIds} onChoose={onChoose} />
    </details>
  );
}

/** Renders the filters on a phone in a full-height sheet with the number of results at its end. */
export function FilterSheet({
  search,
  facets,
  total,
  onChoose,
  onClear,
  onClose,
}: FilterSheetProps) {
  const titleId = useId();
  return (
    <FullScreenDialog labelledBy={titleId} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              <Trans>Filters</Trans>
            </h2>
            <DialogCloseButton onClick={close}>
              <Trans>Close filters</Trans>
            </DialogCloseButton>
          </div>
          <div className={styles.facets}>
            {FACET_NAMES.map((name) => (
              <SheetFacet
                key={name}
                facet={facets[name]}
                selectedIds={selectedIdsOf(search, name)}
                onChoose={(ids) => onChoose(name, ids)}
              />
            ))}
          </div>
          <div className={styles.footer}>
            <button
              type="button"
              className={styles.clearButton}
              onClick={onClear}
              disabled={countSelected(search) === 0}
            >
              <Trans>Clear all</Trans>
            </button>
            <button type="button" className={styles.showButton} onClick={close}>
              {total === undefined ? (
                <Trans>Show lawyers</Trans>
              ) : (
                <Plural value={total} one="Show # lawyer" other="Show # lawyers" />
              )}
            </button>
          </div>
        </>
      )}
    </FullScreenDialog>
  );
}
