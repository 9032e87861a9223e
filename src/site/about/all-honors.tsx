import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHonors, type Honor } from '@/api/honors';
import { LoadingPlaceholder } from '@/ui/loading-placeholder';
import { Icon } from '@/ui/icon';
import { useNearViewport } from '@/ui/use-near-viewport';
import { HonorLink } from '@/site/cards/honor-link';
import { honorsByYear } from '@/site/cards/honors-by-year';
import { LoadedItems } from '@/site/layout/loaded-items';
import { AboutSection } from './about-section';
import { ScrollAnchor } from './scroll-anchor';
import styles from './all-honors.module.css';

/** Distance below the viewport at which the honors load, in pixels: the long list shifts the sections below it. */
const LOAD_DISTANCE_PX = 1200;

function HonorItem({ honor }: { honor: Honor }) {
  return (
    <li className={styles.honor}>
      <HonorLink honor={honor} className={styles.link} />
      {honor.top === 1 && (
        <span className={styles.pinnedMark}>
          <Icon name="pin" size={14} />
          <span className="visually-hidden">
            <Trans context="badge">Featured</Trans>
          </span>
        </span>
      )}
    </li>
  );
}

function Years({ query }: { query: ReturnType<typeof useHonors> }) {
  const { t } = useLingui();
  return (
    <LoadedItems
      query={query}
      errorMessage={<Trans>Couldn’t load honors.</Trans>}
      placeholder={<LoadingPlaceholder className={styles.loading} />}
    >
      {(allHonors) => (
        <ol className={styles.years}>
          {honorsByYear(allHonors).map(([year, honors]) => (
            <li key={year} className={styles.year}>
              <h3 className={styles.yearHeading}>{year || t`Undated`}</h3>
              <ul className={styles.honors}>
                {honors.map((honor) => (
                  <HonorItem key={honor.id} honor={honor} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </LoadedItems>
  );
}

/** Renders all honors of the firm by year and marks pinned ones (§3, D40). Loads them near the viewport. */
export function AllHonors() {
  const [ref, isNear] = useNearViewport<HTMLElement>({ marginPx: LOAD_DISTANCE_PX });
  // A link to a section further down needs the height of the honors immediately.
  const [hasTarget] = useState(() => location.hash !== '');
  const query = useHonors(isNear || hasTarget);
  return (
    <AboutSection id="honors" title={<Trans>Honors</Trans>} isWide ref={ref}>
      <ScrollAnchor loadedContent={query.data ?? query.error} />
      <Years query={query} />
    </AboutSection>
  );
}
