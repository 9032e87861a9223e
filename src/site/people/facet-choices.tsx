import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ErrorNotice } from '@/ui/notices';
import { FACET_LABELS } from './facet-labels';
import type { Facet } from './facets';
import styles from './facet-choices.module.css';

interface FacetChoicesProps {
  facet: Facet;
  selectedIds: readonly string[];
  onChoose: (ids: string[]) => void;
  /** Called after a selection by pointer in a single-choice filter. */
  onPointerSelect?: () => void;
}

/** Renders the options of a filter: one practice area, one job, or several offices. */
export function FacetChoices({ facet, selectedIds, onChoose, onPointerSelect }: FacetChoicesProps) {
  const { t } = useLingui();
  const group = useId();
  const { label, anyLabel } = FACET_LABELS[facet.name];
  const { choices } = facet;
  const isMultiple = facet.name === 'officeIds';
  if (facet.hasFailed) {
    return (
      <div className={styles.note}>
        <ErrorNotice reason={facet.reason} onRetry={facet.retry}>
          <Trans>This filter is temporarily unavailable.</Trans>
        </ErrorNotice>
      </div>
    );
  }
  if (!choices) {
    return (
      <p className={styles.note} aria-busy="true">
        <Trans>Loading</Trans>
      </p>
    );
  }
  if (choices.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>No data</Trans>
      </p>
    );
  }
  const toggle = (id: string) => {
    const otherIds = selectedIds.filter((other) => other !== id);
    const nextIds = otherIds.length < selectedIds.length ? otherIds : [...selectedIds, id];
    // In the order of the list, so that equal selections have equal queries.
    onChoose(choices.map((choice) => choice.id).filter((choiceId) => nextIds.includes(choiceId)));
  };
  return (
    <fieldset className={styles.choices} data-many={choices.length > 8}>
      <legend className="visually-hidden">{t(label)}</legend>
      {!isMultiple && (
        <label className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={selectedIds.length === 0}
            onChange={() => onChoose([])}
            onClick={({ detail }) => detail > 0 && onPointerSelect?.()}
          />
          <span>{t(anyLabel)}</span>
        </label>
      )}
      {choices.map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={group}
            checked={selectedIds.includes(id)}
            onChange={() => (isMultiple ? toggle(id) : onChoose([id]))}
            // Arrow keys trigger clicks as well, with `detail` 0.
            onClick={({ detail }) => !isMultiple && detail > 0 && onPointerSelect?.()}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
