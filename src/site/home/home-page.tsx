import { useLingui } from '@lingui/react/macro';
import { useFirm } from '../layout/use-firm';
import { usePageTitle } from '../../ui/use-page-title';
import { Banners } from './banners';
import { HonorTimeline } from './honor-timeline';
import { Introduction } from './introduction';
import { LatestNews } from './latest-news';

/** `/home` (§2): banners, the firm in one paragraph with its counters, latest news, honours. */
export function HomePage() {
  const { t } = useLingui();
  const { name } = useFirm();
  usePageTitle(name);
  return (
    <>
      <h1 className="visually-hidden">{name || t`Home`}</h1>
      <Banners />
      <Introduction />
      <LatestNews />
      <HonorTimeline />
    </>
  );
}
