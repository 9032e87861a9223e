import { ApiError } from '@/api/errors';
import { findCatalogueArticles } from '@/api/admin/catalogue-articles';
import {
  listCatalogueArticles,
  fetchCatalogue,
  type CatalogueArticle,
  type CatalogueType,
} from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';
import { versionsOf } from '@/lib/group-versions';
import type { NamedItem } from '@/admin/names/named-items';

/** The number of articles that are named per language. */
const MAX_NAMED = 3;

/** The blockers of the deletion of a catalogue (D32), as currently stored. */
export interface DeletionBlockers {
  /** All its versions have been deleted. */
  isDeleted: boolean;
  /** The catalogues below it, each once. */
  children: { no: string; name: string }[];
  /** The languages that have articles in it: the number, and the first articles. */
  articles: {
    lang: string;
    id: string | number;
    total: number;
    firstArticles: CatalogueArticle[];
  }[];
  /** Whether all articles could be searched; not while the site is off and there are very many. */
  isComplete: boolean;
}

/** Returns undefined for an error with one of these codes; rethrows any other error. */
async function undefinedIf<Result>(
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
 * Finds the blockers of the deletion of a catalogue in all its languages (D32): among the public articles, or if these
 * are not available, as while the site is off, among those of the admin area. Rejects with an `ApiError` if that fails.
 */
export async function findDeletionBlockers(
  type: CatalogueType,
  item: NamedItem,
): Promise<DeletionBlockers> {
  const found = await Promise.all(
    versionsOf(item).map(async (version) => {
      const [catalogue, publicPage] = await Promise.all([
        undefinedIf(fetchCatalogue(version), ({ status }) => status === 404),
        undefinedIf(
          listCatalogueArticles(type, version, MAX_NAMED),
          ({ status }) => status >= 500 || status === 404,
        ),
      ]);
      const page = publicPage ?? (await findCatalogueArticles(type, version, MAX_NAMED));
      return { version, catalogue, page };
    }),
  );
  const children = new Map<string, { no: string; name: string }>();
  for (const child of found.flatMap(({ catalogue }) => toArray(catalogue?.childrenList))) {
    const no = String(child.no ?? child.id);
    if (!children.has(no)) children.set(no, { no, name: child.name });
  }
  return {
    isDeleted: found.every(({ catalogue }) => catalogue === undefined),
    children: [...children.values()],
    articles: found.flatMap(({ version: { lang, id }, page }) =>
      page && page.total > 0 ? [{ lang, id, total: page.total, firstArticles: page.items }] : [],
    ),
    isComplete: found.every(({ page }) => page !== undefined),
  };
}
