import { ProfessionalFieldsIndex } from './professional-fields-index';
import { HonorTimeline } from './honor-timeline';
import { LatestDeals, LatestNews } from './latest-articles';
import { PeopleStrip } from './people-strip';
import { WriteToUs } from './write-to-us';

/** The sections of `/home` below the introduction; each reads its data when it comes near. */
export function HomeSections() {
  return (
    <>
      <ProfessionalFieldsIndex />
      <PeopleStrip />
      <LatestNews />
      <LatestDeals />
      <HonorTimeline />
      <WriteToUs />
    </>
  );
}
