import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Icon } from '@/ui/icon';
import { FACET_LABELS } from './facet-labels';
import {
  areSelectedListsSettled,
  selectedIdsOf,
  countSelected,
  FACET_NAMES,
  type Facet,
  type FacetName,
} from './facets';
import type { PeopleSearch } from './people-search';
import styles from './filter-chips.module.css';

interface FilterChipsProps {
  search: PeopleSearch;
  facets: Record<FacetName, Facet>;
  onChoose: (name: FacetName, ids: string[]) => void;
  onClear: () => void;
}

/** Renders the selected filters with buttons that remove one or all of them. */
export function FilterChips({ search, facets, onChoose, onClear }: FilterChipsProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const count = countSelected(search);
  // Renders all names at once: a name that loads later would shift the others.
  const areAllNamed = areSelectedListsSettled(search, facets);
  const remove = (removeFilters: () => void) => {
    removeFilters();
    // The removed button loses the focus: moves it to the row.
    row.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={row}
      className={styles.row}
      role="group"
      aria-label={t`Applied filters`}
      tabIndex={-1}
      data-any={count > 0}
    >
      {areAllNamed &&
        FACET_NAMES.map((name) => {
          const ids = selectedIdsOf(search, name);
          return ids.map((id) => {
            const label = t(FACET_LABELS[name].label);
            const chip = facets[name].choices?.find((choice) => choice.id === id)?.name ?? label;
            return (
              <button
                key={`${name} ${id}`}
                type="button"
                className={styles.chip}
                aria-label={t`Remove filter: ${chip}`}
                onClick={() => {
                  remove(() =>
                    onChoose(
                      name,
                      ids.filter((other) => other !== id),
                    ),
                  );
                }}
              >
                <span>{chip}</span>
                <Icon name="close" size={14} />
              </button>
            );
          });
        })}
      {areAllNamed && count > 0 && (
        <button type="button" className={styles.clearButton} onClick={() => remove(onClear)}>
          <Trans>Clear all</Trans>
        </button>
      )}
    </div>
  );
}
