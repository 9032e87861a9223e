import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLawyers } from '@/api/lawyers';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/notices';
import pageStyles from '@/site/layout/page.module.css';
import { PersonCard } from '@/site/cards/person-card';
import { CardsLoading } from './cards-loading';
import styles from './professional-field-lawyers.module.css';

/** Number of lawyers before the link to all of them. */
const MAX_LAWYERS = 8;

function NoLawyers() {
  return (
    <p className={styles.noLawyers}>
      <Trans>
        We advise in this field together with colleagues from related practice areas.{' '}
        <Link to="/about" hash="contact">
          Write to us
        </Link>
        , and we will put you in touch with the right lawyer.
      </Trans>
    </p>
  );
}

/** Renders the first lawyers of a professional field and, if it has more, a link to all of them. */
export function LawyerCards({ professionalFieldId }: { professionalFieldId: string }) {
  const { data, error, mutate } = useLawyers({
    practiceAreaId: professionalFieldId,
    page: 1,
    pageSize: MAX_LAWYERS,
  });
  if (error && !data) {
    return (
      <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
        <Trans>Couldn’t load lawyers.</Trans>
      </ErrorNotice>
    );
  }
  if (!data) return <CardsLoading />;
  const { items, total } = data;
  if (items.length === 0) return <NoLawyers />;
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
        <Link
          to="/people"
          search={{ practiceAreaId: professionalFieldId }}
          className={pageStyles.moreLink}
        >
          <Plural value={total} one="View # lawyer" other="View all # lawyers" />
          <Icon name="arrow" />
        </Link>
      )}
    </>
  );
}
