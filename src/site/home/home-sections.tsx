import { ProfessionalFieldsIndex } from './professional-fields-index';
import { HonorTimeline } from './honor-timeline';
import { LatestDeals, LatestNews } from './latest-articles';
import { PeopleCarousel } from './people-carousel';
import { WriteToUs } from './write-to-us';

/** Renders the sections of `/home` below the introduction; each list loads near the viewport. */
export function HomeSections() {
  return (
    <>
      <ProfessionalFieldsIndex />
      <PeopleCarousel />
      <LatestNews />
      <LatestDeals />
      <HonorTimeline />
      <WriteToUs />
    </>
  );
}
