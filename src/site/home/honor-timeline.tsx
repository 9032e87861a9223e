import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useHonors } from '@/api/honors';
import { Icon } from '@/ui/icon';
import { useNearViewport } from '@/ui/use-near-viewport';
import { RowsLoading } from '@/site/cards/rows-loading';
import { HonorLink } from '@/site/cards/honor-link';
import { honorsByYear } from '@/site/cards/honors-by-year';
import { LoadedItems } from '@/site/layout/loaded-items';
import pageStyles from '@/site/layout/page.module.css';
import { SectionHeader } from './section-header';
import styles from './honor-timeline.module.css';

/** Number of honors on the home page; `/about` lists all (D40). */
const MAX_HONORS = 8;

function Years({ isNear }: { isNear: boolean }) {
  const { t } = useLingui();
  const query = useHonors(isNear);
  return (
    <LoadedItems
      query={query}
      errorMessage={<Trans>Couldn’t load honors.</Trans>}
      placeholder={<RowsLoading rows={2} />}
    >
      {(allHonors) => (
        <ol className={styles.years}>
          {honorsByYear(allHonors, MAX_HONORS).map(([year, honors]) => (
            <li key={year} className={styles.year}>
              <h3 className={styles.yearHeading}>{year || t`Undated`}</h3>
              <ul className={styles.honors}>
                {honors.map((honor) => (
                  <li key={honor.id}>
                    <HonorLink honor={honor} className={styles.honor} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </LoadedItems>
  );
}

/** Renders the pinned and the latest honors as a timeline. Loads them near the viewport. */
export function HonorTimeline() {
  const [ref, isNear] = useNearViewport<HTMLElement>();
  return (
    <section className={pageStyles.section} ref={ref}>
      <div className={pageStyles.page}>
        <SectionHeader title={<Trans>Honors</Trans>}>
          <Link to="/about" hash="honors" className={pageStyles.moreLink}>
            <Trans>All honors</Trans>
            <Icon name="arrow" />
          </Link>
        </SectionHeader>
        <div className={styles.content}>
          <Years isNear={isNear} />
        </div>
      </div>
    </section>
  );
}
