import {
  deleteBanner,
  fetchBanner,
  revalidateBanners,
  setBannerTop,
  type Banner,
} from '@/api/admin/banners';
import { createRowPins } from '@/admin/list/row-pins';
import type { RowMutation } from '@/admin/list/row-mutation';
import { useRowMutations } from '@/admin/list/use-row-mutations';
import { useBannerName } from './banner-columns';

const DELETE: RowMutation<Banner> = {
  name: 'delete',
  send: (banner, idempotencyKeys) => deleteBanner(banner, idempotencyKeys),
  isDeletion: true,
  fetchContent: async ({ id }) => {
    const banner = await fetchBanner(String(id));
    return {
      section: 'banners',
      title: banner.title ?? '',
      languages: [banner.lang],
      partial: false,
      form: '/admin/banner/list?edit=new',
      content: [banner],
    };
  },
};

/** Returns the key of a banner in a list: its id, since banners have no `no` (D26). */
export function keyOf({ id }: Banner): string {
  return String(id);
}

/**
 * Returns the row mutations of the banner list: pinning (D23), and deleting with undo
 * (docs/architecture.md#6-unsaved-work).
 */
export function useBannerMutations(rows: readonly Banner[] | undefined) {
  const nameOf = useBannerName();
  const mutations = useRowMutations({ keyOf, nameOf, rows, revalidate: revalidateBanners });
  return {
    mutations,
    pins: createRowPins(
      mutations,
      ({ top }) => top === 1,
      ({ id }, isPinned, idempotencyKeys) => setBannerTop(id, isPinned ? 1 : 0, idempotencyKeys),
    ),
    remove: (banners: readonly Banner[]) => void mutations.run(banners, DELETE),
  };
}
