import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Lawyer } from '@/api/lawyers';
import { initials } from '@/lib/initials';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { Picture } from '@/ui/picture';
import { PORTRAIT } from './picture-sizes';
import styles from './person-card.module.css';

interface PersonCardProps {
  lawyer: Lawyer;
  level: 2 | 3;
  isEager?: boolean;
}

/** Joins the non-empty names. The separator stays on the line of the name before it. */
function joinNames(list: readonly { name?: string | null }[] | null | undefined): string {
  return toArray(list)
    .map(({ name }) => toText(name))
    .filter(Boolean)
    .join('\u00a0· ');
}

/** Renders a lawyer in a list: portrait or initials, name, jobs, office and professional fields. */
export function PersonCard({ lawyer, level, isEager = false }: PersonCardProps) {
  const Heading = `h${level}` as const;
  const name = toText(lawyer.name).trim();
  const fields = joinNames(lawyer.proFields);
  const jobs = joinNames(lawyer.jobs);
  const office = toText(lawyer.office?.name);
  return (
    <article className={styles.card}>
      {lawyer.photoUrl ? (
        <Picture
          src={lawyer.photoUrl}
          alt=""
          {...PORTRAIT}
          sizes="(min-width: 1024px) 25vw, 50vw"
          isEager={isEager}
        />
      ) : (
        <span className={styles.initials} aria-hidden>
          {initials(name)}
        </span>
      )}
      <div className={styles.text}>
        <Heading className={styles.name}>
          <Link to="/people/detail/$id" params={{ id: String(lawyer.id) }} className={styles.link}>
            {name || <Trans context="lawyer">Unnamed</Trans>}
          </Link>
        </Heading>
        {jobs && <p className={styles.jobs}>{jobs}</p>}
        {office && <p className={styles.office}>{office}</p>}
        {fields && <p className={styles.professionalFields}>{fields}</p>}
      </div>
    </article>
  );
}
