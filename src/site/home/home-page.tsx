import { useLingui } from '@lingui/react/macro';
import { useBanners } from '@/api/banners';
import { usePortal } from '@/api/portal';
import { useNearViewport } from '@/ui/use-near-viewport';
import { useFirm } from '@/site/layout/use-firm';
import { usePageHead } from '@/site/seo/use-page-head';
import { sortBanners } from './banner-order';
import { Banners } from './banners';
import { firmDataWithoutOffices } from '@/site/seo/firm-structured-data';
import { HomeSections } from './home-sections';
import { Introduction } from './introduction';
import styles from './home-page.module.css';

/**
 * Renders `/home` (§2): banners, introduction with counters, professional fields, people, latest news and
 * deals, honors and contact. Renders the lower sections near the viewport, after the introduction above them
 * has its height.
 */
export function HomePage() {
  const { t } = useLingui();
  const { name } = useFirm();
  const { data: portal, error } = usePortal();
  const { data: banners } = useBanners();
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  usePageHead({
    title: error && !name ? [t`Home`] : [],
    description: portal?.introduce,
    image: sortBanners(banners ?? [])[0]?.imgPath,
    structuredData: portal ? [firmDataWithoutOffices(portal)] : [],
  });
  return (
    <>
      <h1 className="visually-hidden">{name || t`Home`}</h1>
      <Banners />
      <Introduction />
      <div ref={ref}>
        {isNear && (portal ?? error) ? <HomeSections /> : <div className={styles.skeleton} />}
      </div>
    </>
  );
}
