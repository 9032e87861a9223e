import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { chosenIn, choosing, countChosen, FACETS, type Facet, type FacetName } from './facets';
import { FilterChips } from './filter-chips';
import { FilterMenu } from './filter-menu';
import { FilterSheet } from './filter-sheet';
import { KeywordField } from './keyword-field';
import type { PeopleSearch } from './people-search';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  search: PeopleSearch;
  facets: Record<FacetName, Facet>;
  /** How many lawyers are found; undefined when that is not known. */
  total: number | undefined;
  /** Changes the URL; `replace` adds no step to the history. */
  onChange: (patch: Partial<PeopleSearch>, replace: boolean) => void;
  /** Somebody comes near the filters: their lists are about to be needed. */
  onNear: () => void;
}

const NONE: Partial<PeopleSearch> = {
  practiceAreaId: undefined,
  jobId: undefined,
  officeIds: undefined,
};

/**
 * Keyword and filters of `/people`: a bar with a panel for each filter, on phones a sheet with all of
 * them, and below it what is chosen.
 */
export function FilterBar({ search, facets, total, onChange, onNear }: FilterBarProps) {
  const { t } = useLingui();
  const [sheet, setSheet] = useState(false);
  // However much is tried in one opening of a filter, the way back is one step.
  const stepped = useRef(false);
  const opened = () => {
    stepped.current = false;
    onNear();
  };
  const choose = (name: FacetName, ids: string[]) => {
    onChange(choosing(name, ids), stepped.current);
    stepped.current = true;
  };
  const chosen = countChosen(search);
  return (
    <div className={styles.filters}>
      <div className={styles.bar}>
        <KeywordField
          value={search.keyword ?? ''}
          onSearch={(keyword) => onChange({ keyword: keyword || undefined }, true)}
        />
        <div className={styles.menus} role="group" aria-label={t`Filters`}>
          {FACETS.map((name) => (
            <FilterMenu
              key={name}
              facet={facets[name]}
              chosen={chosenIn(search, name)}
              onChoose={(ids) => choose(name, ids)}
              onNear={onNear}
              onOpen={opened}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.sheet}
          aria-haspopup="dialog"
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={() => {
            opened();
            setSheet(true);
          }}
        >
          {chosen > 0 ? <Trans>Filters ({chosen})</Trans> : <Trans>Filters</Trans>}
        </button>
      </div>
      <FilterChips
        search={search}
        facets={facets}
        onChoose={(name, ids) => onChange(choosing(name, ids), false)}
        onClear={() => onChange(NONE, false)}
      />
      {sheet && (
        <FilterSheet
          search={search}
          facets={facets}
          total={total}
          onChoose={choose}
          onClear={() => onChange(NONE, stepped.current)}
          onClose={() => setSheet(false)}
        />
      )}
    </div>
  );
}
