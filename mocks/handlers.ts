import type { Handlers } from './call';
import { bannerHandlers } from './handlers/banners';
import { caseHandlers } from './handlers/cases';
import { catalogueHandlers } from './handlers/catalogues';
import { contactHandlers } from './handlers/contact';
import { fileHandlers } from './handlers/files';
import { honorHandlers } from './handlers/honors';
import { iconHandlers } from './handlers/icons';
import { jobHandlers } from './handlers/jobs';
import { languageHandlers } from './handlers/languages';
import { lawyerHandlers } from './handlers/lawyers';
import { newsHandlers } from './handlers/news';
import { officeHandlers } from './handlers/offices';
import { portalHandlers } from './handlers/portal';
import { professionalFieldHandlers } from './handlers/professional-fields';
import { sessionHandlers } from './handlers/session';
import { siteStatusHandlers } from './handlers/site-status';

/** Maps every operation of the contract to its handler (§7); a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...languageHandlers,
  ...catalogueHandlers,
  ...newsHandlers,
  ...caseHandlers,
  ...honorHandlers,
  ...bannerHandlers,
  ...professionalFieldHandlers,
  ...lawyerHandlers,
  ...jobHandlers,
  ...officeHandlers,
  ...portalHandlers,
  ...siteStatusHandlers,
  ...iconHandlers,
  ...fileHandlers,
  ...contactHandlers,
};
