import { listAllBanners } from '@/api/admin/banners';
import { fetchCatalogueTrees } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { listAdminJobs } from '@/api/admin/jobs';
import { listAdminLawyers, type Lawyer } from '@/api/admin/lawyers';
import { listProfessionalFieldsByLanguage } from '@/api/admin/professional-fields';
import type { Page } from '@/api/response-envelope';
import { groupVersions, type VersionGroup, versionsOf } from '@/admin/shared/group-versions';
import { toArray } from '@/lib/to-array';
import { editPathOf, type ArticleSection, type ArticleVersion } from '@/admin/articles/article';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import { itemHref, type NamedContentType } from '@/admin/sections';
import type { Choice } from './choice';
import { matches, filterMatching } from './matching';

/** Maximum number of items per source. */
const MAX_ITEMS = 5;

export interface ItemSource {
  contentType: NamedContentType;
  /** Finds the items whose names contain the query. Rejects with an `ApiError`. */
  find: (query: string) => Promise<Choice[]>;
}

interface Version {
  id: string | number;
  no: string | number;
  lang: string;
}

interface ItemDescription<Row extends Version> {
  contentType: NamedContentType;
  nameOf: (version: Row) => string | null | undefined;
  hintOf?: (version: Row) => string;
  hrefOf: (version: Row) => string;
}

/**
 * Returns the choice of an item, labeled by the name that contains the query, or else by that of its main version.
 */
function itemChoice<Row extends Version>(
  item: VersionGroup<Row>,
  query: string,
  { contentType, nameOf, hintOf, hrefOf }: ItemDescription<Row>,
): Choice {
  const nameIn = (version: Row) => nameOf(version) ?? '';
  const versions = versionsOf(item);
  const shownVersion =
    versions.find((version) => matches(query, nameIn(version))) ?? item.mainVersion;
  return {
    id: `${contentType} ${item.no}`,
    label: nameIn(shownVersion),
    hint: hintOf?.(shownVersion),
    lang: shownVersion.lang,
    text: versions.map(nameIn).join(' '),
    href: hrefOf(shownVersion),
  };
}

/**
 * Returns a source whose list the server searches by name: in the interface language first, then in the others if
 * nothing was found (D10).
 */
function searchedSource<Row extends Version>(
  languages: readonly string[],
  description: ItemDescription<Row>,
  search: (name: string, language?: string) => Promise<Page<Row>>,
): ItemSource {
  const [firstLanguage = '', ...otherLanguages] = languages;
  return {
    contentType: description.contentType,
    find: async (query) => {
      const { items } = await search(query);
      const otherPages =
        items.length > 0
          ? []
          : await Promise.all(otherLanguages.map((code) => search(query, code)));
      const rows = [...items, ...otherPages.flatMap((page) => page.items)];
      return groupVersions(rows, firstLanguage)
        .slice(0, MAX_ITEMS)
        .map((item) => itemChoice(item, query, description));
    },
  };
}

function articleSource(section: ArticleSection, languages: readonly string[]): ItemSource {
  return searchedSource<ArticleVersion>(
    languages,
    {
      contentType: section.name,
      nameOf: ({ title }) => title,
      hrefOf: (version) =>
        `${editPathOf(section, version)}?no=${encodeURIComponent(String(version.no))}`,
    },
    (title, language) => section.calls.list({ title, pageNo: 1, pageSize: MAX_ITEMS }, language),
  );
}

/** Returns jobs, office and number of a lawyer, which distinguish lawyers with the same name. */
function lawyerHint({ jobs, office, no }: Lawyer): string {
  return [...toArray(jobs).map(({ name }) => name), office?.name, no].filter(Boolean).join(' · ');
}

function lawyerSource(languages: readonly string[]): ItemSource {
  return searchedSource<Lawyer>(
    languages,
    {
      contentType: 'lawyers',
      nameOf: ({ name }) => name,
      hintOf: lawyerHint,
      hrefOf: ({ id }) => itemHref('lawyers', id),
    },
    (name, language) => listAdminLawyers({ name, page: 1, pageSize: MAX_ITEMS }, language),
  );
}

/** Returns a source whose list has no filter: loaded once, after a failure again, and searched in the browser. */
function listSource(
  contentType: NamedContentType,
  fetchChoices: () => Promise<Choice[]>,
): ItemSource {
  let loadedChoices: Promise<Choice[]> | undefined;
  return {
    contentType,
    find: async (query) => {
      loadedChoices ??= fetchChoices().catch((error: unknown) => {
        loadedChoices = undefined;
        throw error;
      });
      return filterMatching(await loadedChoices, query, ({ text }) => text).slice(0, MAX_ITEMS);
    },
  };
}

type NamedVersion = Pick<Version, 'id' | 'lang'> & { name?: string | null | undefined };

/** Returns the choice of one version, which is not merged with the others of its item. */
function versionChoice(
  contentType: NamedContentType,
  { id, lang, name }: NamedVersion,
  href: string,
): Choice {
  return { id: `${contentType} ${id}`, label: name ?? '', lang, text: name ?? '', href };
}

async function fetchProfessionalFieldChoices(languages: readonly string[]): Promise<Choice[]> {
  const lists = await listProfessionalFieldsByLanguage(languages);
  return Object.values(lists)
    .flatMap((fields) => fields ?? [])
    .map((field) =>
      versionChoice('professionalFields', field, itemHref('professionalFields', field.id)),
    );
}

async function fetchBannerChoices(languages: readonly string[]): Promise<Choice[]> {
  const banners = await listAllBanners(languages);
  return banners.map(({ id, lang, title, subTitle }) => {
    // A banner may have no title (D38).
    const name = title?.trim() ? title : subTitle;
    return {
      ...versionChoice('banners', { id, lang, name }, itemHref('banners', id)),
      text: `${title ?? ''} ${subTitle ?? ''}`,
    };
  });
}

async function fetchCatalogueChoices(
  languages: readonly string[],
  sectionNameOf: (section: 'news' | 'cases') => string,
): Promise<Choice[]> {
  const fetchChoicesOf = async (section: 'news' | 'cases', type: 0 | 1) => {
    const trees = await fetchCatalogueTrees(type, languages);
    const catalogues = languages.flatMap((code) => flattenCatalogues(trees[code]));
    return groupVersions(catalogues, languages[0] ?? '').map((catalogue) => ({
      ...itemChoice(catalogue, '', {
        contentType: 'catalogues',
        nameOf: ({ name }) => name,
        // News and cases may have catalogues with the same name.
        hintOf: () => sectionNameOf(section),
        hrefOf: () => `/admin/articles/${section}/folder`,
      }),
      id: `catalogues ${section} ${catalogue.no}`,
    }));
  };
  return (await Promise.all([fetchChoicesOf('news', 0), fetchChoicesOf('cases', 1)])).flat();
}

async function fetchJobChoices(languages: readonly string[]): Promise<Choice[]> {
  const lists = await Promise.all(languages.map(listAdminJobs));
  return groupVersions(lists.flat(), languages[0] ?? '').map((job) =>
    itemChoice(job, '', {
      contentType: 'jobs',
      nameOf: ({ name }) => name,
      hrefOf: ({ no }) => itemHref('jobs', no),
    }),
  );
}

/**
 * Returns the sources of one opening of the palette, which cache the lists that are loaded whole. `languages` are those
 * of content, the interface language first. `sectionNameOf` returns the name of a section in the interface language.
 */
export function itemSources(
  languages: readonly string[],
  sectionNameOf: (section: 'news' | 'cases') => string,
): ItemSource[] {
  return [
    lawyerSource(languages),
    ...Object.values(ARTICLE_SECTIONS).map((section) => articleSource(section, languages)),
    listSource('professionalFields', () => fetchProfessionalFieldChoices(languages)),
    listSource('banners', () => fetchBannerChoices(languages)),
    listSource('catalogues', () => fetchCatalogueChoices(languages, sectionNameOf)),
    listSource('jobs', () => fetchJobChoices(languages)),
  ];
}
