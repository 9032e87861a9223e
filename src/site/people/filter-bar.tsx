import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  selectedIdsOf,
  filterPatch,
  countSelected,
  FACET_NAMES,
  type Facet,
  type FacetName,
} from './facets';
import { FilterChips } from './filter-chips';
import { FilterMenu } from './filter-menu';
import { FilterSheet } from './filter-sheet';
import { KeywordField } from './keyword-field';
import type { PeopleSearch } from './people-search';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  search: PeopleSearch;
  facets: Record<FacetName, Facet>;
  /** Number of results; undefined while they load or if unknown. */
  total: number | undefined;
  /** Changes the search parameters; `replace` adds no history entry. */
  onChange: (patch: Partial<PeopleSearch>, replace: boolean) => void;
  /** Preloads the lists, on hover or focus of a filter. */
  onIntent: () => void;
}

const NO_FILTERS: Partial<PeopleSearch> = {
  practiceAreaId: undefined,
  jobId: undefined,
  officeIds: undefined,
};

/**
 * Renders keyword field and filters of `/people`: a bar with a panel per filter, on phones a sheet with all
 * of them, and the selected filters below.
 */
export function FilterBar({ search, facets, total, onChange, onIntent }: FilterBarProps) {
  const { t } = useLingui();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const { history } = useRouter();
  // All changes made while a filter is open share one history entry, unless the visitor goes back in the meantime.
  const addedIndex = useRef<number>(undefined);
  const handleOpen = () => {
    addedIndex.current = undefined;
    onIntent();
  };
  const changeOpenFilter = (patch: Partial<PeopleSearch>) => {
    const index = history.location.state.__TSR_index;
    const isAddedEntry = index === addedIndex.current;
    if (!isAddedEntry) addedIndex.current = index + 1;
    onChange(patch, isAddedEntry);
  };
  const choose = (name: FacetName, ids: string[]) => changeOpenFilter(filterPatch(name, ids));
  const selectedCount = countSelected(search);
  return (
    <div>
      <div className={styles.bar}>
        <KeywordField
          value={search.keyword ?? ''}
          onSearch={(keyword) => onChange({ keyword: keyword || undefined }, true)}
        />
        <div className={styles.menus} role="group" aria-label={t`Filters`}>
          {FACET_NAMES.map((name) => (
            <FilterMenu
              key={name}
              facet={facets[name]}
              selectedIds={selectedIdsOf(search, name)}
              onChoose={(ids) => choose(name, ids)}
              onIntent={onIntent}
              onOpen={handleOpen}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.sheetButton}
          aria-haspopup="dialog"
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={() => {
            handleOpen();
            setIsSheetOpen(true);
          }}
        >
          {selectedCount > 0 ? <Trans>Filters ({selectedCount})</Trans> : <Trans>Filters</Trans>}
        </button>
      </div>
      <FilterChips
        search={search}
        facets={facets}
        onChoose={(name, ids) => onChange(filterPatch(name, ids), false)}
        onClear={() => onChange(NO_FILTERS, false)}
      />
      {isSheetOpen && (
        <FilterSheet
          search={search}
          facets={facets}
          total={total}
          onChoose={choose}
          onClear={() => changeOpenFilter(NO_FILTERS)}
          onClose={() => setIsSheetOpen(false)}
        />
      )}
    </div>
  );
}
