import type { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  createBanners,
  deleteBanner,
  listAllBanners,
  listBanners,
  fetchBanner,
  revalidateBanners,
  updateBanners,
  type Banner,
  type BannerInput,
} from '@/api/admin/banners';
import {
  compareVersions,
  isEqualWhenStored,
  type ComparedFields,
} from '@/admin/edit-form/compare-saved';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { prepareToFindCreatedRecords } from '@/admin/edit-form/find-created';
import type { Banners } from './banner-values';

function toComparedFields(banner: Banner | BannerInput) {
  const { title, subTitle, imgPath: picture, linkUrl: link } = banner;
  return { title, subTitle, picture, link };
}

/** Returns the sent and the stored fields of banners, for every record that was sent (D52). */
export function compareBanners(banners: Banners, inputs: readonly BannerInput[]): ComparedFields {
  const storedIn = (lang: string) => banners.find((banner) => banner.lang === lang);
  return compareVersions(inputs, storedIn, toComparedFields);
}

function findStoredBanners(banners: Banners, input: BannerInput): Banners {
  const inputFields = toComparedFields(input);
  return banners.filter(
    (banner) =>
      banner.lang === input.lang && isEqualWhenStored(toComparedFields(banner), inputFields),
  );
}

/** Refetches banners. Throws `ApiError`, 404 if one was deleted. */
export function refetchBanners(banners: Banners): Promise<Banners> {
  return Promise.all(banners.map(({ id }) => fetchBanner(String(id))));
}

/** Finds the banners that new inputs were stored as: two sets if any of them was stored twice. Throws `ApiError`. */
export async function findNewBanners(inputs: readonly BannerInput[]): Promise<readonly Banners[]> {
  const banners = await listAllBanners(inputs.map(({ lang }) => lang));
  const matchesByInput = inputs.map((input) => findStoredBanners(banners, input));
  return [0, 1].flatMap((index) => {
    const foundBanners = matchesByInput.flatMap((matches) => matches[index] ?? []);
    // Possibly only some of them were stored twice.
    const allBanners = matchesByInput.flatMap((matches) => matches[index] ?? matches[0] ?? []);
    return foundBanners.length > 0 ? [allBanners] : [];
  });
}

/**
 * Lists the stored banners. Returns a function that finds those that inputs were stored as since then, with
 * changes (D52). Both throw `ApiError`.
 */
export function prepareToFindNewBanners(inputs: readonly BannerInput[]) {
  return prepareToFindCreatedRecords<Banner, BannerInput, Banners>(
    inputs,
    {
      list: async ({ lang }) =>
        (await listBanners(lang)).flatMap((banner) => (banner.lang === lang ? [banner.id] : [])),
      load: (id) => nullIfNotFound(fetchBanner(String(id))),
      compare: (banner, input) => compareBanners([banner], [input]),
    },
    (banners) => (banners.length > 0 ? banners : null),
  );
}

/** Makes the stored banners match the inputs: updates them, deletes those without an input, and creates new ones. */
export async function storeBanners(
  inputs: readonly BannerInput[],
  storedBanners: Banners,
  idempotencyKeys: IdempotencyKeys,
): Promise<void> {
  const changedInputs = inputs.filter(({ id }) => id !== undefined);
  const addedInputs = inputs.filter(({ id }) => id === undefined);
  if (changedInputs.length > 0) await updateBanners(changedInputs, idempotencyKeys);
  for (const banner of storedBanners)
    if (!inputs.some(({ lang }) => lang === banner.lang))
      await deleteBanner(banner, idempotencyKeys);
  if (addedInputs.length > 0) await createBanners(addedInputs, idempotencyKeys);
  await revalidateBanners();
}
