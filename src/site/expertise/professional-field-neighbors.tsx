import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  useProfessionalFieldNeighbors,
  useProfessionalFields,
  type ProfessionalField,
} from '@/api/professional-fields';
import { toText } from '@/lib/to-text';
import { useNearViewport } from '@/ui/use-near-viewport';
import { Neighbor, Neighbors } from '@/site/cards/neighbors';
import { ProfessionalFieldName } from '@/site/cards/professional-field-name';
import styles from './professional-field-neighbors.module.css';

/** Returns the previous and the next professional field: by `no`, or from the list without a `no` or after an error (D26). */
function useFieldNeighbors(field: ProfessionalField) {
  const no = toText(field.no) || null;
  const { data: neighbors, error } = useProfessionalFieldNeighbors(no);
  const list = useProfessionalFields(no === null || Boolean(error)).data;
  if (neighbors) return neighbors;
  const index = list?.findIndex(({ id }) => String(id) === String(field.id)) ?? -1;
  return { previous: list?.[index - 1], next: index < 0 ? undefined : list?.[index + 1] };
}

interface FieldLinkProps {
  direction: 'previous' | 'next';
  field: ProfessionalField;
  label: ReactNode;
}

function FieldLink({ direction, field, label }: FieldLinkProps) {
  return (
    <Neighbor direction={direction} label={label}>
      {(className) => (
        <Link to="/expertise/detail/$id" params={{ id: String(field.id) }} className={className}>
          <ProfessionalFieldName field={field} />
        </Link>
      )}
    </Neighbor>
  );
}

function NeighborLinks({ field }: { field: ProfessionalField }) {
  const { previous, next } = useFieldNeighbors(field);
  return (
    <>
      {previous && (
        <FieldLink
          direction="previous"
          field={previous}
          label={<Trans>Previous practice area</Trans>}
        />
      )}
      {next && (
        <FieldLink direction="next" field={next} label={<Trans>Next practice area</Trans>} />
      )}
    </>
  );
}

/** Renders links to the previous and the next professional field. Loads them near the viewport. */
export function ProfessionalFieldNeighbors({ field }: { field: ProfessionalField }) {
  const { t } = useLingui();
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <div className={styles.neighbors}>
      <Neighbors ref={ref} label={t({ message: 'Previous and next', context: 'field' })}>
        {isNear && <NeighborLinks field={field} />}
      </Neighbors>
    </div>
  );
}
