import { ApiError } from '@/api/errors';
import { findCatalogueArticles } from '@/api/admin/catalogue-articles';
import {
  listCatalogueArticles,
  readCatalogue,
  type CatalogueArticle,
  type CatalogueType,
} from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';
import { versionsOf, type NamedItem } from '@/admin/names/named-items';

/** How many articles of each language are named. */
const NAMED = 3;

/** What stands in the way of deleting a catalogue (D32), as the server has it now. */
export interface DeletionBlockers {
  /** Nothing of it is there any more. */
  gone: boolean;
  /** The catalogues below it, each once. */
  children: { no: string; name: string }[];
  /** The languages that have articles in it: how many, and the first of them. */
  articles: { lang: string; id: string | number; total: number; first: CatalogueArticle[] }[];
  /** Whether all articles could be looked through; not while the site is off and they are very many. */
  counted: boolean;
}

/** Undefined for an answer of one of these codes; throws everything else. */
async function unless<Result>(
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
 * Looks for what stands in the way of deleting a catalogue, in all its languages (D32): among the visitors' articles, or
 * where these cannot be asked for, as while the site is off, among those of staff. Rejects with an `ApiError` when
 * that cannot be found out.
 */
export async function findDeletionBlockers(
  type: CatalogueType,
  item: NamedItem,
): Promise<DeletionBlockers> {
  const found = await Promise.all(
    versionsOf(item).map(async (version) => {
      const [catalogue, asked] = await Promise.all([
        unless(readCatalogue(version), ({ status }) => status === 404),
        unless(
          listCatalogueArticles(type, version, NAMED),
          ({ status }) => status >= 500 || status === 404,
        ),
      ]);
      const page = asked ?? (await findCatalogueArticles(type, version, NAMED));
      return { version, catalogue, page };
    }),
  );
  const children = new Map<string, { no: string; name: string }>();
  for (const one of found.flatMap(({ catalogue }) => toArray(catalogue?.childrenList))) {
    const no = String(one.no ?? one.id);
    if (!children.has(no)) children.set(no, { no, name: one.name });
  }
  return {
    gone: found.every(({ catalogue }) => catalogue === undefined),
    children: [...children.values()],
    articles: found.flatMap(({ version: { lang, id }, page }) =>
      page && page.total > 0 ? [{ lang, id, total: page.total, first: page.items }] : [],
    ),
    counted: found.every(({ page }) => page !== undefined),
  };
}
