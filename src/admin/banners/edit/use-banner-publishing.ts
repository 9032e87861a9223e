import { useCallback, useRef } from 'react';
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
import { same } from '../../../lib/same';
import type { Newer } from '../../kit/edit/newer-version';
import { useSureSend } from '../../kit/edit/use-sure-send';
import { bannerInputs, bannerValues, type BannerValues } from './banner-values';

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

/** The same as a new banner. */
function withoutId(input: BannerInput): BannerInput {
  const copy = { ...input };
  delete copy.id;
  return copy;
}

/** The banners that hold what was sent, one for each record; undefined where one of them is missing. */
async function findStored(inputs: readonly BannerInput[]): Promise<Banner[] | undefined> {
  const [id] = inputs.map((input) => input.id);
  const banners =
    id === undefined
      ? await listAllBanners(inputs.map(({ lang }) => lang))
      : [await readBanner(String(id))];
  const stored = inputs.map((input) => banners.find((banner) => holds(banner, input)));
  return stored.every((banner) => banner !== undefined) ? stored : undefined;
}

/** Brings banners that an earlier try had stored up to what is in the form now. */
async function amend(stored: readonly Banner[], inputs: readonly BannerInput[]): Promise<Banner[]> {
  const idIn = (lang: string) => stored.find((banner) => banner.lang === lang)?.id;
  const added = inputs.filter(({ lang }) => idIn(lang) === undefined);
  const changed = inputs.flatMap((input) => {
    const id = idIn(input.lang);
    return id === undefined ? [] : [{ ...input, id }];
  });
  if (changed.length > 0) await updateBanners(changed);
  for (const { id, lang } of stored) {
    if (!inputs.some((input) => input.lang === lang)) await deleteBanner(id);
  }
  if (added.length > 0) await createBanners(added);
  return [];
}

/**
 * Sending a banner's form once and for sure, and telling whether it was published meanwhile by someone
 * else (design 6): banners carry no date, so what they hold is compared. `initial` is what the form began with.
 */
export function useBannerPublishing(banner: Banner | null, initial: BannerValues) {
  const sendSurely = useSureSend<BannerValues, Banner[]>();
  /** What is published as far as this form knows. */
  const known = useRef(initial);
  /** What was sent last, and may have been stored though it seemed to fail. */
  const tried = useRef<BannerValues>(undefined);

  /** `anew` as a new banner, since the one that was opened has been deleted. */
  const send = useCallback(
    async (values: BannerValues, anew = false) => {
      tried.current = values;
      const inputsOf = (now: BannerValues) =>
        anew ? bannerInputs(now, banner).map(withoutId) : bannerInputs(now, banner);
      await sendSurely(values, {
        send: async (now) => {
          const inputs = inputsOf(now);
          await (banner && !anew ? updateBanners(inputs) : createBanners(inputs));
          return [];
        },
        find: (now) => findStored(inputsOf(now)),
        amend: (found, now) => amend(found, inputsOf(now)),
      });
      await refreshBanners();
    },
    [banner, sendSurely],
  );

  /** What is published after `sent` was: that itself, should reading it again fail. */
  const read = useCallback(
    async (sent: BannerValues): Promise<BannerValues> => {
      const fresh = banner && (await readBanner(String(banner.id)).catch(() => undefined));
      known.current = fresh ? bannerValues(fresh) : sent;
      return known.current;
    },
    [banner],
  );

  const findNewer = useCallback(async (): Promise<Newer<BannerValues> | undefined> => {
    if (!banner) return undefined;
    const values = bannerValues(await readBanner(String(banner.id)));
    if (same(values, known.current) || same(values, tried.current)) return undefined;
    return { values, who: undefined, when: undefined };
  }, [banner]);

  return { send, read, findNewer };
}
