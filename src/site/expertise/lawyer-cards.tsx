import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLawyers } from '@/api/lawyers';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/notices';
import page from '@/site/layout/page.module.css';
import { PersonCard } from '@/site/cards/person-card';
import { CardsLoading } from './cards-loading';
import styles from './professional-field-lawyers.module.css';

/** Number of lawyers before the link to all of them. */
const SHOWN = 8;

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

/** Renders the first lawyers of a professional field and a link to the others. */
export function LawyerCards({ id }: { id: string }) {
  const { data, error, mutate } = useLawyers({ practiceAreaId: id, page: 1, pageSize: SHOWN });
  if (error && !data) {
    return (
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>The lawyers could not be loaded.</Trans>
      </ErrorNotice>
    );
  }
  if (!data) return <CardsLoading />;
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
