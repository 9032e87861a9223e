import type { Banner } from '@/api/banners';

/** The banners as they are shown: pinned first. */
export function inBannerOrder(banners: readonly Banner[]): Banner[] {
  return [...banners].sort((a, b) => (b.top ?? 0) - (a.top ?? 0));
}
