import { omittedLanguages } from '@/api/admin/all-languages';
import { listAllBanners } from '@/api/admin/banners';
import { fetchCatalogueTrees } from '@/api/admin/catalogues';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { listAdminJobs } from '@/api/admin/jobs';
import { listAdminLawyers, type Lawyer } from '@/api/admin/lawyers';
import { listAdminProfessionalFields } from '@/api/admin/professional-fields';
import type { Page } from '@/api/response-envelope';
import { groupVersions, type VersionGroup, versionsOf } from '@/lib/group-versions';
import { toArray } from '@/lib/to-array';
import { editPathOf, type ArticleSection, type ArticleVersion } from '@/admin/articles/article';
import { ARTICLE_SECTIONS } from '@/admin/articles/article-sections';
import { itemHref, type NamedContentType } from '@/admin/sections';
import type { Choice } from './choice';
import { matches, filterMatching } from './matching';

/** The number of items shown per section; typing more narrows them down. */
const MAX_ITEMS = 5;

/** How much of a list that is searched in the browser is loaded: pages, and items per page. */
const FETCH_LIMITS = { pages: 10, pageSize: 50 };

/** The content languages, the interface language first. */
export type Languages = readonly [string, ...string[]];

/** Finds the items of a section whose names contain the query. Rejects with an `ApiError`. */
export interface ItemSource {
  kind: NamedContentType;
  find: (query: string) => Promise<Choice[]>;
}

interface Row {
  id: string | number;
  no: string | number;
  lang: string;
}

interface ItemDescription<Version> {
  kind: NamedContentType;
  nameOf: (version: Version) => string;
  hintOf?: (version: Version) => string;
  hrefOf: (version: Version) => string;
}

/**
 * Returns the choice of an item, labeled by the name that contains the query, or else by that of its first
 * version.
 */
function itemChoice<Version extends Row>(
  { no, versions, main }: VersionGroup<Version>,
  query: string,
  { kind, nameOf, hintOf, hrefOf }: ItemDescription<Version>,
): Choice {
  const otherVersions = versionsOf({ versions });
  const allVersions = [main, ...otherVersions];
  const shownVersion = allVersions.find((version) => matches(query, nameOf(version))) ?? main;
  return {
    id: `${kind} ${no}`,
    label: nameOf(shownVersion),
    hint: hintOf?.(shownVersion),
    lang: shownVersion.lang,
    text: allVersions.map(nameOf).join(' '),
    href: hrefOf(shownVersion),
  };
}

/**
 * Searches a list of the server by name, in the interface language first, then in the others if nothing was found
 * (D10).
 */
async function searchEachLanguage<Version>(
  languages: Languages,
  fetchRows: (language?: string) => Promise<Page<Version>>,
): Promise<Version[]> {
  const [, ...others] = languages;
  const { items } = await fetchRows();
  if (items.length > 0) return items;
  const pages = await Promise.all(others.map(fetchRows));
  return pages.flatMap((page) => page.items);
}

function articleSource(section: ArticleSection, languages: Languages): ItemSource {
  const description: ItemDescription<ArticleVersion> = {
    kind: section.name,
    nameOf: ({ title }) => title ?? '',
    hrefOf: (version) =>
      `${editPathOf(section, version)}?no=${encodeURIComponent(String(version.no))}`,
  };
  return {
    kind: section.name,
    find: async (query) => {
      const search = { title: query, pageNo: 1, pageSize: MAX_ITEMS };
      const rows = await searchEachLanguage(languages, (language) =>
        section.calls.list(search, language),
      );
      const groups = groupVersions(rows, languages[0]).slice(0, MAX_ITEMS);
      return groups.map((group) => itemChoice(group, query, description));
    },
  };
}

/** Returns job, office and number of a lawyer, which distinguish lawyers with the same name. */
function lawyerHint({ jobs, office, no }: Lawyer): string {
  return [...toArray(jobs).map(({ name }) => name), office?.name, no].filter(Boolean).join(' · ');
}

function lawyerSource(languages: Languages): ItemSource {
  return {
    kind: 'lawyers',
    find: async (query) => {
      const search = { name: query, page: 1, pageSize: MAX_ITEMS };
      const rows = await searchEachLanguage(languages, (language) =>
        listAdminLawyers(search, language),
      );
      const groups = groupVersions(rows, languages[0]).slice(0, MAX_ITEMS);
      return groups.map((group) =>
        itemChoice(group, query, {
          kind: 'lawyers',
          nameOf: ({ name }) => name ?? '',
          hintOf: lawyerHint,
          hrefOf: ({ id }) => itemHref('lawyers', id),
        }),
      );
    },
  };
}

/** Returns a source whose list has no filter: loaded once and searched in the browser. A failed load is retried. */
function listSource(kind: NamedContentType, read: () => Promise<Choice[]>): ItemSource {
  let loadedChoices: Promise<Choice[]> | undefined;
  return {
    kind,
    find: async (query) => {
      loadedChoices ??= read().catch((error: unknown) => {
        loadedChoices = undefined;
        throw error;
      });
      return filterMatching(await loadedChoices, query, ({ text }) => text).slice(0, MAX_ITEMS);
    },
  };
}

async function readProfessionalFields(languages: Languages): Promise<Choice[]> {
  const rows = new Map<string, Choice>();
  const readIn = async (language?: string) => {
    for (let page = 1; page <= FETCH_LIMITS.pages; page += 1) {
      const { items, total } = await listAdminProfessionalFields(
        { page, pageSize: FETCH_LIMITS.pageSize },
        language,
      );
      for (const { id, name, lang } of items) {
        const labels = { label: name ?? '', text: name ?? '' };
        rows.set(String(id), {
          id: `professionalFields ${id}`,
          ...labels,
          lang,
          href: itemHref('professionalFields', id),
        });
      }
      if (items.length === 0 || page * FETCH_LIMITS.pageSize >= total) return;
    }
  };
  await readIn();
  for (const language of omittedLanguages([...rows.values()], languages)) await readIn(language);
  return [...rows.values()];
}

async function readBanners(languages: Languages): Promise<Choice[]> {
  const banners = await listAllBanners(languages);
  return banners.map(({ id, title, subTitle, lang }) => ({
    id: `banners ${id}`,
    label: title ?? '',
    lang,
    text: `${title ?? ''} ${subTitle ?? ''}`,
    href: itemHref('banners', id),
  }));
}

async function readCatalogues(languages: Languages): Promise<Choice[]> {
  const read = async (section: 'news' | 'cases', type: 0 | 1) => {
    const trees = await fetchCatalogueTrees(type, languages);
    const rows = languages.flatMap((code) => flattenCatalogues(trees[code]));
    return rows.map(({ id, name, lang }) => ({
      id: `catalogues ${id}`,
      label: name ?? '',
      lang,
      text: name ?? '',
      href: `/admin/articles/${section}/folder`,
    }));
  };
  return (await Promise.all([read('news', 0), read('cases', 1)])).flat();
}

async function readJobs(languages: Languages): Promise<Choice[]> {
  const lists = await Promise.all(languages.map(listAdminJobs));
  return groupVersions(lists.flat(), languages[0]).map((group) =>
    itemChoice(group, '', {
      kind: 'jobs',
      nameOf: ({ name }) => name ?? '',
      hrefOf: ({ no }) => itemHref('jobs', no),
    }),
  );
}

/** Returns the sources of one opening of the palette, which cache the lists that are loaded whole. */
export function itemSources(languages: Languages): ItemSource[] {
  return [
    lawyerSource(languages),
    ...Object.values(ARTICLE_SECTIONS).map((section) => articleSource(section, languages)),
    listSource('professionalFields', () => readProfessionalFields(languages)),
    listSource('banners', () => readBanners(languages)),
    listSource('catalogues', () => readCatalogues(languages)),
    listSource('jobs', () => readJobs(languages)),
  ];
}
