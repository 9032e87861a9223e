import type { Action } from '../../../api/action';
import {
  createBanners,
  deleteBanner,
  listAllBanners,
  readBanner,
  refreshBanners,
  updateBanners,
  type Banner,
  type BannerInput,
} from '../../../api/staff/banners';
import type { Banners } from './banner-values';

/** Names the draft of a banner: by its id, a new one by the banner that it begins as a copy of. */
export function bannerDraft(
  id: Banner['id'] | undefined,
  copied: Banner['id'] | undefined,
): string {
  if (id !== undefined) return `banners/${id}`;
  return `banners/${copied === undefined ? 'new' : `copy-of-${copied}`}`;
}

/** Whether a banner holds what was sent. */
function holds(banner: Banner, { lang, title, subTitle, imgPath, linkUrl }: BannerInput): boolean {
  return (
    banner.lang === lang &&
    (banner.title ?? '') === title &&
    (banner.subTitle ?? '') === subTitle &&
    (banner.imgPath ?? '') === imgPath &&
    (banner.linkUrl ?? '') === linkUrl
  );
}

/** Whether there is a banner for each record that was sent. */
export function holdBanners(banners: Banners, inputs: readonly BannerInput[]): boolean {
  return inputs.every((input) => banners.some((banner) => holds(banner, input)));
}

/** What may have been stored of records that got no answer, over the banner that was `known`. */
export async function findBanners(
  inputs: readonly BannerInput[],
  known: Banners | null,
): Promise<Banners> {
  if (known) return Promise.all(known.map(({ id }) => readBanner(String(id))));
  const banners = await listAllBanners(inputs.map(({ lang }) => lang));
  return inputs.flatMap((input) => banners.find((banner) => holds(banner, input)) ?? []);
}

/** How often there is a banner just as one that was sent. Throws `ApiError`. */
export async function countBanners(inputs: readonly BannerInput[]): Promise<number> {
  const banners = await listAllBanners(inputs.map(({ lang }) => lang));
  return Math.max(
    ...inputs.map((input) => banners.filter((banner) => holds(banner, input)).length),
  );
}

/** Brings the `known` banners up to what is sent: those that are not, are taken away, and new ones added. */
export async function storeBanners(
  inputs: readonly BannerInput[],
  known: Banners,
  action: Action,
): Promise<void> {
  const changed = inputs.filter(({ id }) => id !== undefined);
  const added = inputs.filter(({ id }) => id === undefined);
  if (changed.length > 0) await updateBanners(changed, action);
  for (const banner of known)
    if (!inputs.some(({ lang }) => lang === banner.lang)) await deleteBanner(banner, action);
  if (added.length > 0) await createBanners(added, action);
  await refreshBanners();
}
