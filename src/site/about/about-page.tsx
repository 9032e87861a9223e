import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@/api/portal';
import { ErrorNotice } from '@/ui/notices';
import pageStyles from '@/site/layout/page.module.css';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { AboutLoading } from './about-loading';
import type { AboutSearch } from './about-search';
import { FirmIntroduction } from './firm-introduction';
import { firmData } from './firm-data';
import { SectionsBelowIntroduction } from './sections-below-introduction';
import { sectionsOf } from './sections';
import { SectionLinks } from './section-links';
import { ScrollAnchor } from './scroll-anchor';
import styles from './about-page.module.css';

/** Renders `/about` (§2), with all honors (D40) and the contact form (D41), which `search` prefills. */
export function AboutPage({ search }: { search: AboutSearch }) {
  const { t } = useLingui();
  const { name } = useFirm();
  const { data: portal, error, mutate } = usePortal();
  const title = t`About us`;
  usePageHead({
    title: [title],
    description: portal?.introduce,
    breadcrumbs: [
      [t`Home`, '/home'],
      [title, '/about'],
    ],
    structuredData: portal ? [firmData(portal)] : [],
  });
  return (
    <>
      <ScrollAnchor loadedContent={portal ?? error} />
      <header className={`${pageStyles.page} ${styles.header}`}>
        <h1 className={pageStyles.title}>{title}</h1>
        <p className={styles.firm}>{name}</p>
        <div className={styles.links}>
          {(portal ?? error) && <SectionLinks sections={sectionsOf(portal)} search={search} />}
        </div>
      </header>
      {portal && <FirmIntroduction portal={portal} />}
      {!portal && !error && <AboutLoading />}
      {!portal && error && (
        <section className={`${pageStyles.section} ${styles.errorSection}`}>
          <div className={pageStyles.page}>
            <ErrorNotice reason={error.serverMessage} onRetry={mutate}>
              <Trans>Couldn’t load firm details.</Trans>
            </ErrorNotice>
          </div>
        </section>
      )}
      <SectionsBelowIntroduction
        portal={portal}
        isSettled={Boolean(portal ?? error)}
        search={search}
      />
    </>
  );
}
