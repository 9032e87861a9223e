import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLawyers } from '@/api/lawyers';
import { Icon } from '@/ui/icon';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import { useNearViewport } from '@/ui/use-near-viewport';
import { LoadedItems } from '@/site/layout/loaded-items';
import pageStyles from '@/site/layout/page.module.css';
import { PersonCard } from '@/site/cards/person-card';
import { SectionHeader } from './section-header';
import styles from './people-carousel.module.css';

const QUERY = { page: 1, pageSize: 5 };

function Portraits({ isNear }: { isNear: boolean }) {
  const { data, ...query } = useLawyers(isNear ? QUERY : null);
  return (
    <LoadedItems
      query={{ ...query, data: data?.items }}
      errorMessage={<Trans>Couldn’t load lawyers.</Trans>}
      placeholder={
        <LoadingPlaceholder
          className={styles.cards}
          parts={{ count: QUERY.pageSize, className: styles.skeleton }}
        />
      }
    >
      {(lawyers) => (
        <ul className={styles.cards}>
          {lawyers.map((lawyer) => (
            <li key={lawyer.id}>
              <PersonCard lawyer={lawyer} level={3} />
            </li>
          ))}
        </ul>
      )}
    </LoadedItems>
  );
}

/** Renders the first five lawyers, on narrow screens as a carousel. Loads them near the viewport. */
export function PeopleCarousel() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <section className={`${pageStyles.section} ${styles.people}`} ref={ref}>
      <div className={pageStyles.page}>
        <SectionHeader title={<Trans>People</Trans>}>
          <Link to="/people" className={pageStyles.moreLink}>
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
