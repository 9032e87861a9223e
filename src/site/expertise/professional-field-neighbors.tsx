import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  useProfessionalFieldPager,
  useProfessionalFields,
  type ProfessionalField,
} from '@/api/professional-fields';
import { toText } from '@/lib/to-text';
import { useNearViewport } from '@/ui/use-near-viewport';
import styles from './professional-field-neighbors.module.css';

/** Returns the previous and the next professional field: by `no` if present, otherwise from the list (D26). */
function useNeighbors(field: ProfessionalField) {
  const no = toText(field.no) || null;
  const { data: turned, error } = useProfessionalFieldPager(no);
  const list = useProfessionalFields(no === null || Boolean(error)).data;
  if (turned) return turned;
  const index = list?.findIndex(({ id }) => String(id) === String(field.id)) ?? -1;
  return { previous: list?.[index - 1], next: index < 0 ? undefined : list?.[index + 1] };
}

interface NeighborProps {
  field: ProfessionalField;
  className?: string | undefined;
  children: ReactNode;
}

function Neighbor({ field, className = '', children }: NeighborProps) {
  return (
    <div className={`${styles.neighbor} ${className}`}>
      <span className={styles.label}>{children}</span>
      <Link to="/expertise/detail/$id" params={{ id: String(field.id) }} className={styles.name}>
        {toText(field.name)}
      </Link>
    </div>
  );
}

function NeighborLinks({ field }: { field: ProfessionalField }) {
  const { previous, next } = useNeighbors(field);
  return (
    <>
      {previous && (
        <Neighbor field={previous}>
          <Trans>Previous practice area</Trans>
        </Neighbor>
      )}
      {next && (
        <Neighbor field={next} className={styles.next}>
          <Trans>Next practice area</Trans>
        </Neighbor>
      )}
    </>
  );
}

/** Renders links to the previous and the next professional field. Loads them near the viewport. */
export function ProfessionalFieldNeighbors({ field }: { field: ProfessionalField }) {
  const { t } = useLingui();
  const [ref, near] = useNearViewport<HTMLElement>();
  return (
    <nav
      ref={ref}
      className={styles.neighbors}
      aria-label={t({ message: 'Previous and next', context: 'field' })}
    >
      {near && <NeighborLinks field={field} />}
    </nav>
  );
}
