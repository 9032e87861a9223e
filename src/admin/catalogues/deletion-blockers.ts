import { ApiError } from '@/api/errors';
import { findCatalogueArticles } from '@/api/admin/catalogue-articles';
import {
  listCatalogueArticles,
  fetchCatalogue,
  type CatalogueArticle,
  type CatalogueType,
} from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';
import { versionsOf } from '@/admin/shared/group-versions';
import type { NamedItem } from '@/admin/names/named-items';

/** The maximum number of articles that the dialog lists per language. */
const MAX_LISTED_ARTICLES = 3;

/** The blockers of the deletion of a catalogue (D32), as currently stored. */
export interface DeletionBlockers {
  /** Whether all versions of the catalogue have been deleted. */
  isDeleted: boolean;
  /** The subcatalogues in all languages, each once. */
  children: { no: string; name: string }[];
  /** Without the languages in which the catalogue has no articles. */
  articlesByLanguage: {
    lang: string;
    id: string | number;
    total: number;
    firstArticles: CatalogueArticle[];
  }[];
  /** False if it is unknown in a language whether the catalogue has articles: no public list, and an admin list too long to search. */
  isComplete: boolean;
}

async function undefinedOnError<Result>(
  call: Promise<Result>,
  isExpected: (error: ApiError) => boolean,
): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && isExpected(error)) return undefined;
    throw error;
  }
}

/**
 * Finds the blockers of the deletion of a catalogue in all its languages (D32). Looks for articles in the public list,
 * or in the admin list while the public one is not available, such as while the site is off. Throws `ApiError`.
 */
export async function findDeletionBlockers(
  type: CatalogueType,
  item: NamedItem,
): Promise<DeletionBlockers> {
  const versionResults = await Promise.all(
    versionsOf(item).map(async (version) => {
      const [catalogue, publicPage] = await Promise.all([
        undefinedOnError(fetchCatalogue(version), ({ status }) => status === 404),
        undefinedOnError(
          listCatalogueArticles(type, version, MAX_LISTED_ARTICLES),
          ({ status }) => status >= 500 || status === 404,
        ),
      ]);
      const page = publicPage ?? (await findCatalogueArticles(type, version, MAX_LISTED_ARTICLES));
      return { version, catalogue, page };
    }),
  );
  const children = new Map<string, { no: string; name: string }>();
  for (const child of versionResults.flatMap(({ catalogue }) => toArray(catalogue?.childrenList))) {
    const no = String(child.no ?? child.id);
    if (!children.has(no)) children.set(no, { no, name: child.name });
  }
  return {
    isDeleted: versionResults.every(({ catalogue }) => catalogue === undefined),
    children: [...children.values()],
    articlesByLanguage: versionResults.flatMap(({ version: { lang, id }, page }) =>
      page && page.total > 0 ? [{ lang, id, total: page.total, firstArticles: page.items }] : [],
    ),
    isComplete: versionResults.every(({ page }) => page !== undefined),
  };
}
