import { ProfessionalFieldsIndex } from './professional-fields-index';
import { HonorTimeline } from './honor-timeline';
import { LatestDeals, LatestNews } from './latest-articles';
import { PeopleCarousel } from './people-carousel';
import { WriteToUs } from './write-to-us';

/** The sections of `/home` below the introduction; each reads its data when it comes near. */
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
