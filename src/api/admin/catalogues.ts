import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { awaitSuccess, readItem, readList, readPage, type Page } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { listOptions, useQuery } from '@/api/use-query';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';
import { flattenCatalogues } from '@/api/flatten-catalogues';
import { fetchInEachLanguage } from './all-languages';
import { adminApi } from './client';
import { verifyDeletion, containsId, deleteInSequence } from './verify-deletion';
import { clearAndRefetch, refetch } from './refetch';

export type Catalogue = components['schemas']['Catalogue'];
export type CatalogueInput = components['schemas']['CatalogueInput'];
export type CatalogueType = components['schemas']['CatalogueType'];

/** The catalogue trees of one type, by language code. */
export type CatalogueTrees = Partial<Record<string, Catalogue[]>>;

/** Identifies a language version of an article that prevents the deletion of its catalogue (D32). */
export type CatalogueArticle = Pick<
  components['schemas']['NewsItem'],
  'id' | 'no' | 'lang' | 'title'
>;

function listAdminCatalogues(type: CatalogueType, lang: string): Promise<Catalogue[]> {
  return readList(
    adminApi.GET('/admin/catalog', {
      params: { query: { type, lang }, header: { 'X-Language': lang } },
    }),
  );
}

/** Fetches the trees of one type in several languages. Rejects with an `ApiError` when one of them fails. */
export function fetchCatalogueTrees(
  type: CatalogueType,
  languages: readonly string[],
): Promise<CatalogueTrees> {
  return fetchInEachLanguage(languages, (lang) => listAdminCatalogues(type, lang));
}

/** Fetches the trees of one type in several languages; nothing while `languages` is undefined. */
export function useCatalogueTrees(type: CatalogueType, languages: readonly string[] | undefined) {
  const fetcher = () => fetchCatalogueTrees(type, languages ?? []);
  return useQuery(languages ? ['/admin/catalog', type, languages] : null, fetcher, listOptions);
}

/** Refetches the trees of one type, updates the screens that show them, and returns them. Throws `ApiError`. */
export async function refetchCatalogues(
  type: CatalogueType,
  languages: readonly string[],
): Promise<CatalogueTrees> {
  const trees = await refetch(['/admin/catalog', type, languages], () =>
    fetchCatalogueTrees(type, languages),
  );
  await clearAndRefetch('/user/catalog');
  return trees;
}

/** Fetches one language version of a catalogue with its descendants. Rejects with 404 when it was deleted. */
export function fetchCatalogue({ id, lang }: Pick<Catalogue, 'id' | 'lang'>): Promise<Catalogue> {
  return readItem(
    adminApi.GET('/admin/catalog/{id}', {
      params: { path: { id }, header: { 'X-Language': lang } },
    }),
  );
}

/** Revalidates every query that shows catalogues, for staff and visitors. */
export async function revalidateCatalogues(): Promise<void> {
  await clearAndRefetch('/admin/catalog', '/user/catalog');
}

/** Creates one catalogue from its language versions (D18) and revalidates. */
export async function createCatalogue(
  versions: CatalogueInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.POST('/admin/catalog', { body: versions, idempotencyKeys }));
  await revalidateCatalogues();
}

/** Publishes all known versions of one catalogue (D18) and revalidates. */
export async function updateCatalogue(
  versions: CatalogueInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/catalog', { body: versions, idempotencyKeys }));
  await revalidateCatalogues();
}

/** Deletes language versions of one catalogue, one after another, and revalidates. Throws as `deleteInSequence` does. */
export async function deleteCatalogue(
  type: CatalogueType,
  versions: readonly Pick<Catalogue, 'id' | 'lang'>[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  try {
    await deleteInSequence(versions, ({ id, lang }) =>
      verifyDeletion(
        adminApi.DELETE('/admin/catalog/{id}', {
          params: { path: { id } },
          idempotencyKeys,
        }),
        async () => containsId(flattenCatalogues(await listAdminCatalogues(type, lang)), id),
      ),
    );
  } finally {
    await revalidateCatalogues();
  }
}

/**
 * Sends one adjacent move of a drag (D27). The caller refetches with `refetchCatalogues` after the last move: in
 * between, the order is incomplete.
 */
export async function sortCatalogue(move: components['schemas']['SortRequest']): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/catalog/sort', { body: move }));
}

/**
 * Fetches the first articles of a catalogue in one language, and their total, from the public list: the admin list
 * cannot filter by catalogue. Rejects with 503 while the site is off, without the redirect of the public client.
 */
export function listCatalogueArticles(
  type: CatalogueType,
  { id, lang }: Pick<Catalogue, 'id' | 'lang'>,
  pageSize: number,
): Promise<Page<CatalogueArticle>> {
  const params = { query: { cataId: id, lang, page: 1, pageSize }, header: { 'X-Language': lang } };
  return type === CATALOGUE_TYPE.news
    ? readPage(adminApi.GET('/user/latest-news', { params }))
    : readPage(adminApi.GET('/user/case-analysis', { params }));
}

/** Fetches how many articles a catalogue has in one language; nothing while `version` is null. */
export function useArticleCount(
  type: CatalogueType,
  version: Pick<Catalogue, 'id' | 'lang'> | null,
) {
  const path = type === CATALOGUE_TYPE.news ? '/user/latest-news' : '/user/case-analysis';
  const fetchCount = async () =>
    version ? (await listCatalogueArticles(type, version, 1)).total : 0;
  return useQuery(version && [path, 'count', version.id, version.lang], fetchCount);
}
