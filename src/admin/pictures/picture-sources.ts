import { listAllBanners } from '@/api/admin/banners';
import { listAdminLawyers } from '@/api/admin/lawyers';
import { fetchAdminPortal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import type { ArticleSection } from '@/admin/articles/article';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import { fetchAllRows } from '@/admin/list/all-items/fetch-all-rows';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { picturesOf, type FoundPicture, type PictureSection } from './used-pictures';

/** Limits how much of each list is read. */
const LIMIT = { maxPages: 10 };

/** The pictures of a section; `isComplete` is false if its list is longer than what is read. */
interface SectionPictures {
  pictures: FoundPicture[];
  isComplete: boolean;
}

/** A section whose pictures can be read. Rejects with an `ApiError`. */
export interface PictureSource {
  section: PictureSection;
  read: () => Promise<SectionPictures>;
}

function articleSource(
  { name, calls }: ArticleSection,
  languages: readonly string[],
): PictureSource {
  return {
    section: name,
    read: async () => {
      const { rows, isComplete } = await fetchAllRows(
        (pageNo, language) => calls.list({ pageNo, pageSize: PAGE_SIZE }, language),
        languages,
        LIMIT,
      );
      const pictures = rows.flatMap(({ title, lang, coverUrl, content }) =>
        picturesOf(
          { section: name, title: toText(title), lang },
          { urls: [coverUrl], texts: [content] },
        ),
      );
      return { pictures, isComplete };
    },
  };
}

async function readLawyers(languages: readonly string[]): Promise<SectionPictures> {
  const { rows, isComplete } = await fetchAllRows(
    (page, language) => listAdminLawyers({ page, pageSize: PAGE_SIZE }, language),
    languages,
    LIMIT,
  );
  const pictures = rows.flatMap(({ name, lang, photoUrl, intro, customContents }) =>
    picturesOf(
      { section: 'lawyers', title: toText(name), lang },
      {
        urls: [photoUrl],
        texts: [intro, ...toArray(customContents).map(({ content }) => content)],
      },
    ),
  );
  return { pictures, isComplete };
}

async function readBanners(languages: readonly string[]): Promise<SectionPictures> {
  const banners = await listAllBanners(languages);
  const pictures = banners.flatMap(({ title, lang, imgPath }) =>
    picturesOf({ section: 'banners', title: toText(title), lang }, { urls: [imgPath] }),
  );
  return { pictures, isComplete: true };
}

async function readPortal(languages: readonly string[]): Promise<SectionPictures> {
  const portals = await fetchAdminPortal(languages);
  const pictures = portals.flatMap(({ lang, name, iconUrl, introduce, ...lists }) => [
    ...picturesOf(
      { section: 'portal', title: toText(name), lang },
      {
        urls: [iconUrl],
        texts: [introduce, ...toArray(lists.advantagesList).map(({ content }) => content)],
      },
    ),
    ...toArray(lists.environmentList).flatMap(({ title, coverUrl }) =>
      picturesOf({ section: 'portal', title: toText(title), lang }, { urls: [coverUrl] }),
    ),
  ]);
  return { pictures, isComplete: true };
}

/** Returns the sources of all pictures that the admin lists have, without requests that count a view (D37). */
export function pictureSources(languages: readonly string[]): PictureSource[] {
  return [
    ...Object.values(ARTICLE_SECTIONS).map((section) => articleSource(section, languages)),
    { section: 'lawyers', read: () => readLawyers(languages) },
    { section: 'banners', read: () => readBanners(languages) },
    { section: 'portal', read: () => readPortal(languages) },
  ];
}
