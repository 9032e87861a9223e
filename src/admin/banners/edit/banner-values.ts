import type { Banner, BannerInput } from '@/api/admin/banners';
import type { ItemStates } from '@/admin/edit-form/edited-item';
import type { Completeness } from '@/admin/languages/completeness';
import { toStoredLink } from '@/admin/banners/banner-link';

export interface BannerText {
  title: string;
  subTitle: string;
}

/** The form values of a banner: picture and link, and texts by language; an existing banner has one language. */
export interface BannerValues {
  picture: string;
  link: string;
  versions: Record<string, BannerText>;
}

/** A published banner, or the banners that were stored from a new one: one per language (D26). */
export type Banners = readonly Banner[];

const EMPTY_TEXT: BannerText = { title: '', subTitle: '' };

/** Returns the form values of a published banner. */
export function toBannerValues({ imgPath, linkUrl, lang, title, subTitle }: Banner): BannerValues {
  return {
    picture: imgPath ?? '',
    link: linkUrl ?? '',
    versions: { [lang]: { title: title ?? '', subTitle: subTitle ?? '' } },
  };
}

/** Returns the form values of a new banner; a copy has the picture and the link of its source, for the other languages. */
export function toNewBannerValues(languages: readonly string[], source?: Banner): BannerValues {
  const codes = languages.filter((code) => code !== source?.lang);
  return {
    picture: source?.imgPath ?? '',
    link: source?.linkUrl ?? '',
    versions: Object.fromEntries(codes.map((code) => [code, EMPTY_TEXT])),
  };
}

/** Returns whether the title or the subtitle is filled in. */
export function hasText({ title, subTitle }: BannerText): boolean {
  return title.trim() !== '' || subTitle.trim() !== '';
}

/** Returns how complete a language is, for the icon next to it. */
export function completenessOf(texts: BannerText | undefined): Completeness {
  if (!texts || !hasText(texts)) return 'empty';
  return texts.title.trim() === '' ? 'incomplete' : 'complete';
}

/** Returns the languages to send: a published banner's, a new one's with text, or all if it has only a picture. */
export function languagesToSend(
  { picture, versions }: BannerValues,
  storedBanners: Banners | null,
): string[] {
  if (storedBanners) return storedBanners.map(({ lang }) => lang);
  const codes = Object.keys(versions);
  const codesWithText = codes.filter((code) => hasText(versions[code] ?? EMPTY_TEXT));
  return codesWithText.length > 0 || picture.trim() === '' ? codesWithText : codes;
}

/** Returns the request body: a record per language of `languagesToSend` (D26), all with the same picture and link. */
export function toBannerInputs(
  values: BannerValues,
  { initialItem, latestItem }: ItemStates<Banners>,
): BannerInput[] {
  return languagesToSend(values, initialItem).map((lang) => {
    const id = latestItem?.find((banner) => banner.lang === lang)?.id;
    return {
      ...(id !== undefined && { id }),
      lang,
      ...(values.versions[lang] ?? EMPTY_TEXT),
      imgPath: values.picture,
      linkUrl: toStoredLink(values.link) ?? '',
    };
  });
}
