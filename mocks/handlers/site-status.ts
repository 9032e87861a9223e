import { emptyResponse, type Handlers } from '../call';
import { siteStatusOf } from '../db/site-status';

/** Reads and sets the status of the public site (§7 Admin portal and files, Public; D35). */
export const siteStatusHandlers = {
  getAdminSiteStatus: ({ store }) => ({ result: siteStatusOf(store.siteStatus) }),

  setSiteStatus({ store, path }) {
    store.siteStatus.put({ id: 'site', value: path.value });
    return emptyResponse;
  },

  getSiteStatus: ({ store }) => ({ result: siteStatusOf(store.siteStatus) }),
} satisfies Partial<Handlers>;
