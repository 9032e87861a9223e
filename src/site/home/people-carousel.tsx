import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLawyers } from '@/api/lawyers';
import { Icon } from '@/ui/icon';
import { ErrorNotice } from '@/ui/notices';
import { useNearViewport } from '@/ui/use-near-viewport';
import { NothingPublished } from '@/site/layout/nothing-published';
import page from '@/site/layout/page.module.css';
import { PersonCard } from '@/site/cards/person-card';
import { SectionHeader } from './section-header';
import styles from './people-carousel.module.css';

const QUERY = { page: 1, pageSize: 5 };

function Portraits({ isNear }: { isNear: boolean }) {
  const { data, error, mutate } = useLawyers(isNear ? QUERY : null);
  if (error && !data) {
    return (
      <ErrorNotice onRetry={() => void mutate()}>
        <Trans>Couldn’t load lawyers.</Trans>
      </ErrorNotice>
    );
  }
  if (data?.items.length === 0) {
    return <NothingPublished />;
  }
  if (data) {
    return (
      <ul className={styles.cards}>
        {data.items.map((lawyer) => (
          <li key={lawyer.id}>
            <PersonCard lawyer={lawyer} level={3} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className={styles.cards} aria-busy="true">
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: QUERY.pageSize }, (_, index) => (
        <div key={index} className={styles.skeleton} />
      ))}
    </div>
  );
}

/** Renders the first five lawyers as a carousel of portraits. Loads them near the viewport. */
export function PeopleCarousel() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <section className={`${page.section} ${styles.people}`} ref={ref}>
      <div className={page.page}>
        <SectionHeader title={<Trans>People</Trans>}>
          <Link to="/people" className={page.moreLink}>
            <Trans>All people</Trans>
            <Icon name="arrow" />
          </Link>
        </SectionHeader>
        <div className={styles.content}>
          <Portraits isNear={isNear} />
        </div>
      </div>
    </section>
  );
}
