import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLawyers } from '../../api/lawyers';
import type { ProfessionalField } from '../../api/professional-fields';
import { Icon } from '../../ui/icon';
import { ErrorNotice } from '../../ui/notices';
import { useNearViewport } from '../../ui/use-near-viewport';
import page from '../layout/page.module.css';
import { PersonCard } from '../people/person-card';
import styles from './field-lawyers.module.css';

/** Lawyers shown before the link to all of them. */
const SHOWN = 8;

/** Cards of the coming row while the lawyers are read. */
const COMING = 4;

function Coming() {
  return (
    <div className={styles.cards} aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: COMING }, (_, index) => (
        <div key={index} className={styles.coming} />
      ))}
    </div>
  );
}

function Nobody() {
  return (
    <p className={styles.nobody}>
      <Trans>
        We advise in this field together with colleagues of neighbouring fields.{' '}
        <Link to="/about" hash="contact">
          Write to us
        </Link>
        , and we will name the right person.
      </Trans>
    </p>
  );
}

function Lawyers({ id }: { id: string }) {
  const { data, error, mutate } = useLawyers({ practiceAreaId: id, page: 1, pageSize: SHOWN });
  if (error && !data) {
    return (
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>The lawyers could not be loaded.</Trans>
      </ErrorNotice>
    );
  }
  if (!data) return <Coming />;
  const { items, total } = data;
  if (items.length === 0) return <Nobody />;
  return (
    <>
      <ul className={styles.cards}>
        {items.map((lawyer) => (
          <li key={lawyer.id}>
            <PersonCard lawyer={lawyer} level={3} />
          </li>
        ))}
      </ul>
      {total > items.length && (
        <Link to="/people" search={{ practiceAreaId: id }} className={page.more}>
          <Plural value={total} one="The one lawyer" other="All # lawyers" />
          <Icon name="arrow" />
        </Link>
      )}
    </>
  );
}

/** The lawyers who work in a field, the first of them; read when the reader gets there. */
export function FieldLawyers({ field }: { field: ProfessionalField }) {
  const [ref, near] = useNearViewport<HTMLElement>(0);
  return (
    <section ref={ref} className={`${page.section} ${styles.lawyers}`}>
      <div className={page.page}>
        <h2 className={`${page.heading} ${styles.heading}`}>
          <Trans>Lawyers</Trans>
        </h2>
        {near ? <Lawyers id={String(field.id)} /> : <Coming />}
      </div>
    </section>
  );
}
