import type { Banner } from '@/api/banners';

/** Returns the banners with pinned ones first. */
export function sortBanners(banners: readonly Banner[]): Banner[] {
  return [...banners].sort((a, b) => (b.top ?? 0) - (a.top ?? 0));
}
