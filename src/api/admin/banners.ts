import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { awaitSuccess, readItem, readList } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { listOptions, useQuery } from '@/api/use-query';
import { fetchAllLanguages } from './all-languages';
import { adminApi } from './client';
import { verifyDeletion, containsId } from './verify-deletion';
import { clearAndRefetch } from './refetch';

export type Banner = components['schemas']['Banner'];
export type BannerInput = components['schemas']['BannerInput'];

const LIST_PATH = '/admin/banner';

/** Revalidates the queries of banners, for staff and visitors. */
export async function revalidateBanners(): Promise<void> {
  await clearAndRefetch(LIST_PATH, '/user/banner');
}

/** Fetches the banners; the request is in a language, by default the interface language (D10). Throws `ApiError`. */
export function listBanners(language?: string): Promise<Banner[]> {
  return readList(
    adminApi.GET(
      '/admin/banner',
      language ? { params: { header: { 'X-Language': language } } } : {},
    ),
  );
}

/** Fetches the banners of all languages, in the server's order (D10). Throws `ApiError`. */
export function listAllBanners(languages: readonly string[]): Promise<Banner[]> {
  return fetchAllLanguages(languages, listBanners, ({ id }) => id);
}

/** Fetches the banners of all languages; nothing while `languages` is undefined. */
export function useAdminBanners(languages: readonly string[] | undefined) {
  const fetcher = () => listAllBanners(languages ?? []);
  return useQuery(languages ? [LIST_PATH, languages] : null, fetcher, listOptions);
}

/** Fetches one banner (§7). Throws `ApiError`, 404 for an unknown id. */
export function fetchBanner(id: string): Promise<Banner> {
  return readItem(adminApi.GET('/admin/banner/detail/{id}', { params: { path: { id } } }));
}

/** Creates banners, one record per language, with one call (D26). The caller revalidates. */
export async function createBanners(
  banners: BannerInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.POST('/admin/banner', { body: banners, idempotencyKeys }));
}

/** Publishes changes to banners, each identified by its id (D26). The caller revalidates. */
export async function updateBanners(
  banners: BannerInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.PUT('/admin/banner', { body: banners, idempotencyKeys }));
}

/** Deletes one banner, in its one language (D26). The caller revalidates. Throws as `verifyDeletion` does. */
export async function deleteBanner(
  { id, lang }: Pick<Banner, 'id' | 'lang'>,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await verifyDeletion(
    adminApi.DELETE('/admin/banner/{id}', { params: { path: { id } }, idempotencyKeys }),
    async () => containsId(await listBanners(lang), id),
  );
}

/** Pins or unpins one banner (D23). The caller revalidates. */
export async function setBannerTop(
  id: Banner['id'],
  top: 0 | 1,
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  const params = { path: { id, top } };
  await awaitSuccess(adminApi.PUT('/admin/banner/{id}/{top}', { params, idempotencyKeys }));
}
