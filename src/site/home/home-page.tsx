import { useLingui } from '@lingui/react/macro';
import { useBanners } from '../../api/banners';
import { usePortal } from '../../api/portal';
import { useFirm } from '../layout/use-firm';
import { usePageHead } from '../seo/use-page-head';
import { Banners } from './banners';
import { FieldsIndex } from './fields-index';
import { firmFacts } from '../seo/firm-facts';
import { HonorTimeline } from './honor-timeline';
import { Introduction } from './introduction';
import { LatestDeals, LatestNews } from './latest-articles';
import { PeopleStrip } from './people-strip';
import { WriteToUs } from './write-to-us';

/**
 * `/home` (§2): banners, the firm in one paragraph with its counters, its fields and people, latest
 * news and deals, honours, and how to write to it.
 */
export function HomePage() {
  const { t } = useLingui();
  const { name } = useFirm();
  const { data: portal } = usePortal();
  const { data: banners } = useBanners();
  usePageHead({
    title: [],
    description: portal?.introduce,
    image: banners?.[0]?.imgPath,
    data: portal ? [firmFacts(portal)] : [],
  });
  return (
    <>
      <h1 className="visually-hidden">{name || t`Home`}</h1>
      <Banners />
      <Introduction />
      <FieldsIndex />
      <PeopleStrip />
      <LatestNews />
      <LatestDeals />
      <HonorTimeline />
      <WriteToUs />
    </>
  );
}
