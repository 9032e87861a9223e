import { listAllBanners } from '@/api/admin/banners';
import { listAdminLawyers } from '@/api/admin/lawyers';
import { fetchAdminPortal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import { fetchAllRows, WHOLE_LIST_PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import type { PictureItem, PictureSection } from './used-pictures';

/** Limits how many pages of a list of articles or lawyers are fetched in each language. */
const PAGE_LIMIT = { maxPages: 10 };

export interface PictureSource {
  section: PictureSection;
  /** Fetches the items; `isComplete` is false if the list has more. Throws `ApiError`. */
  fetchItems: () => Promise<{ items: Omit<PictureItem, 'section'>[]; isComplete: boolean }>;
}

/** Returns the source of each section. The requests count no view (D37). */
export function pictureSources(languages: readonly string[]): PictureSource[] {
  const articleSources = Object.values(ARTICLE_SECTIONS).map(({ name, calls }): PictureSource => ({
    section: name,
    fetchItems: async () => {
      const { rows, isComplete } = await fetchAllRows(
        (pageNo, language) => calls.list({ pageNo, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
        languages,
        PAGE_LIMIT,
      );
      const items = rows.map(({ title, lang, coverUrl, content }) => ({
        ...{ title, lang, urls: [coverUrl], texts: [content] },
      }));
      return { items, isComplete };
    },
  }));
  return [
    ...articleSources,
    {
      section: 'lawyers',
      fetchItems: async () => {
        const { rows, isComplete } = await fetchAllRows(
          (page, language) => listAdminLawyers({ page, pageSize: WHOLE_LIST_PAGE_SIZE }, language),
          languages,
          PAGE_LIMIT,
        );
        const items = rows.map(({ name, lang, photoUrl, intro, customContents }) => ({
          ...{ title: name, lang, urls: [photoUrl] },
          texts: [intro, ...toArray(customContents).map(({ content }) => content)],
        }));
        return { items, isComplete };
      },
    },
    {
      section: 'banners',
      fetchItems: async () => {
        const banners = await listAllBanners(languages);
        const items = banners.map(({ title, lang, imgPath }) => ({ title, lang, urls: [imgPath] }));
        return { items, isComplete: true };
      },
    },
    {
      section: 'portal',
      fetchItems: async () => {
        const portals = await fetchAdminPortal(languages);
        const items = portals.flatMap(({ lang, name, iconUrl, introduce, ...lists }) => [
          {
            ...{ title: name, lang, urls: [iconUrl] },
            texts: [introduce, ...toArray(lists.advantagesList).map(({ content }) => content)],
          },
          ...toArray(lists.environmentList).map(({ title, coverUrl }) => ({
            ...{ title, lang, urls: [coverUrl] },
          })),
        ]);
        return { items, isComplete: true };
      },
    },
  ];
}
