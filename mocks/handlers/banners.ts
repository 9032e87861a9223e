import { emptyResponse, type Handlers } from '../call';
import type { BannerRecord } from '../db/banners';
import { findRecords, requireLanguage } from './versions';

function sortPinnedFirst(banners: readonly Readonly<BannerRecord>[]): Readonly<BannerRecord>[] {
  return banners.toSorted((a, b) => b.top - a.top || a.id - b.id);
}

/** Handles banners: each language has its own (§7 Admin banner, Public; D26). */
export const bannerHandlers = {
  listAdminBanners: ({ store }) => ({ result: sortPinnedFirst(store.banners.all()) }),

  createBanner(call) {
    const { banners } = call.store;
    for (const { lang } of call.body) requireLanguage(call, lang);
    for (const { lang, title = '', subTitle = '', imgPath = '', linkUrl = '' } of call.body) {
      banners.put({ id: banners.nextId(), lang, title, subTitle, imgPath, linkUrl, top: 0 });
    }
    return emptyResponse;
  },

  updateBanner(call) {
    const { banners } = call.store;
    const mutations = findRecords(banners, call.body);
    for (const { lang } of call.body) requireLanguage(call, lang);
    for (const { input, record } of mutations) banners.put({ ...record, ...input, id: record.id });
    return emptyResponse;
  },

  deleteBanner({ store, path }) {
    store.banners.remove(store.banners.find(path.id).id);
    return emptyResponse;
  },

  getAdminBanner: ({ store, path }) => ({ result: store.banners.find(path.id) }),

  setBannerTop({ store, path }) {
    store.banners.put({ ...store.banners.find(path.id), top: path.top });
    return emptyResponse;
  },

  listBanners: ({ store, language }) => ({
    result: sortPinnedFirst(store.banners.all().filter(({ lang }) => lang === language)),
  }),
} satisfies Partial<Handlers>;
