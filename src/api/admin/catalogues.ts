import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { toArray } from '@/lib/to-array';
import { confirm, readItem, readList, readPage, type Page } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { listOptions, refetch, revalidateQueries, useQuery } from '@/api/use-query';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { confirmDeleted, holds } from './confirm-deleted';

export type Catalogue = components['schemas']['Catalogue'];
export type CatalogueInput = components['schemas']['CatalogueInput'];
export type CatalogueType = components['schemas']['CatalogueType'];

/** A move of one catalogue to the place of another one (D27). */
type CatalogueMove = components['schemas']['SortRequest'];

/** The trees of catalogues of one type, by language code. */
export type CatalogueTrees = Partial<Record<string, Catalogue[]>>;

/** An article as the check before a deletion names it: one language version. */
export type CatalogueArticle = Pick<
  components['schemas']['NewsItem'],
  'id' | 'no' | 'lang' | 'title'
>;

const NEWS: CatalogueType = 0;

/** The tree of catalogues of one type in one language (§7); the call is made in that language (D10). */
function listAdminCatalogues(type: CatalogueType, lang: string): Promise<Catalogue[]> {
  return readList(
    adminApi.GET('/admin/catalog', {
      params: { query: { type, lang }, header: { 'X-Language': lang } },
    }),
  );
}

/** The trees of one type in several languages. Rejects with an `ApiError` where one of them cannot be read. */
export function readCatalogueTrees(
  type: CatalogueType,
  languages: readonly string[],
): Promise<CatalogueTrees> {
  return fetchInEachLanguage(languages, (lang) => listAdminCatalogues(type, lang));
}

/** Reads the trees of one type in several languages; nothing while `languages` is undefined. */
export function useCatalogueTrees(type: CatalogueType, languages: readonly string[] | undefined) {
  const read = () => readCatalogueTrees(type, languages ?? []);
  return useQuery(languages ? ['/admin/catalog', type, languages] : null, read, listOptions);
}

/** Reads the trees of one type again, for the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchCatalogues(
  type: CatalogueType,
  languages: readonly string[],
): Promise<CatalogueTrees> {
  const trees = await refetch(['/admin/catalog', type, languages], () =>
    readCatalogueTrees(type, languages),
  );
  await revalidateQueries('/user/catalog');
  return trees;
}

/** Every catalogue of a tree, each before those below it. */
export function flattenCatalogues(tree: readonly Catalogue[] | null | undefined): Catalogue[] {
  return toArray(tree).flatMap((one) => [one, ...flattenCatalogues(one.childrenList)]);
}

/** One language version of a catalogue, with what lies below it. Rejects with 404 where it is gone. */
export function readCatalogue({ id, lang }: Pick<Catalogue, 'id' | 'lang'>): Promise<Catalogue> {
  return readItem(
    adminApi.GET('/admin/catalog/{id}', {
      params: { path: { id }, header: { 'X-Language': lang } },
    }),
  );
}

/** Reads again whatever is shown of catalogues, for staff and visitors. */
export async function revalidateCatalogues(): Promise<void> {
  await revalidateQueries('/admin/catalog', '/user/catalog');
}

/** Creates one catalogue from its language versions (D18). */
export async function createCatalogue(
  versions: CatalogueInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.POST('/admin/catalog', { body: versions, action }));
  await revalidateCatalogues();
}

/** Writes the whole known set of versions of one catalogue: their names and what is above them (D18). */
export async function updateCatalogue(
  versions: CatalogueInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.PUT('/admin/catalog', { body: versions, action }));
  await revalidateCatalogues();
}

/** Deletes language versions of one catalogue, one after another (D32). Throws as `confirmDeleted` does. */
export async function deleteCatalogue(
  type: CatalogueType,
  versions: readonly Pick<Catalogue, 'id' | 'lang'>[],
  action?: IdempotencyKeys,
): Promise<void> {
  try {
    for (const { id, lang } of versions) {
      await confirmDeleted(
        adminApi.DELETE('/admin/catalog/{id}', { params: { path: { id } }, action }),
        async () => holds(flattenCatalogues(await listAdminCatalogues(type, lang)), id),
      );
    }
  } finally {
    await revalidateCatalogues();
  }
}

/**
 * Sends one of the adjacent moves that make up a drag (D27). Whoever sends the chain reads again at
 * its end, with `refetchCatalogues`: between two moves the order is half-way.
 */
export async function sortCatalogue(move: CatalogueMove): Promise<void> {
  await confirm(adminApi.PUT('/admin/catalog/sort', { body: move }));
}

/**
 * The first articles of a catalogue in one language, and how many there are: the list for staff does
 * not ask by catalogue. Asked for as staff: the public client would leave for `/status` while the site
 * is off, when this rejects with 503.
 */
export function listCatalogueArticles(
  type: CatalogueType,
  { id, lang }: Pick<Catalogue, 'id' | 'lang'>,
  pageSize: number,
): Promise<Page<CatalogueArticle>> {
  const params = { query: { cataId: id, lang, page: 1, pageSize }, header: { 'X-Language': lang } };
  return type === NEWS
    ? readPage(adminApi.GET('/user/latest-news', { params }))
    : readPage(adminApi.GET('/user/case-analysis', { params }));
}

/** Reads how many articles visitors find in a catalogue; nothing while `version` is null. */
export function useArticleCount(
  type: CatalogueType,
  version: Pick<Catalogue, 'id' | 'lang'> | null,
) {
  const path = type === NEWS ? '/user/latest-news' : '/user/case-analysis';
  const read = async () => (version ? (await listCatalogueArticles(type, version, 1)).total : 0);
  return useQuery(version && [path, 'count', version.id, version.lang], read);
}
