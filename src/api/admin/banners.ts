import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { confirm, readItem, readList } from '@/api/response-envelope';
import type { components } from '@/api/schema.gen';
import { listOptions, revalidateQueries, useQuery } from '@/api/use-query';
import { fetchAllLanguages } from './all-languages';
import { adminApi } from './client';
import { confirmDeleted, holds } from './confirm-deleted';

export type Banner = components['schemas']['Banner'];
export type BannerInput = components['schemas']['BannerInput'];

const LIST = '/admin/banner';

/** Reads again whatever shows banners, after one or several of them were written. */
export async function revalidateBanners(): Promise<void> {
  await revalidateQueries(LIST, '/user/banner');
}

/** The banners that staff see when they ask in one language, or in the interface's (D10). */
function listBanners(language?: string): Promise<Banner[]> {
  return readList(
    adminApi.GET(
      '/admin/banner',
      language ? { params: { header: { 'X-Language': language } } } : {},
    ),
  );
}

/** The banners of all languages, in the order of the server (D10). Throws `ApiError`. */
export function listAllBanners(languages: readonly string[]): Promise<Banner[]> {
  return fetchAllLanguages(languages, listBanners, ({ id }) => id);
}

/** Reads the banners of all languages; nothing while `languages` is undefined. */
export function useAdminBanners(languages: readonly string[] | undefined) {
  const read = () => listAllBanners(languages ?? []);
  return useQuery(languages ? [LIST, languages] : null, read, listOptions);
}

/** One banner as it is published (§7). Throws `ApiError`, 404 for an id that does not exist. */
export function readBanner(id: string): Promise<Banner> {
  return readItem(adminApi.GET('/admin/banner/detail/{id}', { params: { path: { id } } }));
}

/** Creates banners, one record per language, with one call (D26). The caller reads the list again. */
export async function createBanners(
  banners: BannerInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.POST('/admin/banner', { body: banners, action }));
}

/** Publishes changes to banners, each found by its id (D26). The caller reads the list again. */
export async function updateBanners(
  banners: BannerInput[],
  action?: IdempotencyKeys,
): Promise<void> {
  await confirm(adminApi.PUT('/admin/banner', { body: banners, action }));
}

/** Deletes one banner, in its one language (D26). The caller reads the list again. Throws as `confirmDeleted` does. */
export async function deleteBanner(
  { id, lang }: Pick<Banner, 'id' | 'lang'>,
  action?: IdempotencyKeys,
): Promise<void> {
  await confirmDeleted(
    adminApi.DELETE('/admin/banner/{id}', { params: { path: { id } }, action }),
    async () => holds(await listBanners(lang), id),
  );
}

/** Puts one banner on top, or not (D23). The caller reads the list again. */
export async function setBannerTop(
  id: Banner['id'],
  top: 0 | 1,
  action?: IdempotencyKeys,
): Promise<void> {
  const params = { path: { id, top } };
  await confirm(adminApi.PUT('/admin/banner/{id}/{top}', { params, action }));
}
