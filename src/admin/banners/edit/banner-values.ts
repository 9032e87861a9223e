import type { Banner, BannerInput } from '@/api/admin/banners';
import type { SaveBasis } from '@/admin/edit-form/edited-item';
import type { Completeness } from '@/admin/languages/completeness';
import { bannerLink } from '@/admin/banners/banner-link';

/** The words of one language in the form. */
export interface BannerText {
  title: string;
  subTitle: string;
}

/** The form of a banner: picture and link, and words per language; an existing one has one language. */
export interface BannerValues {
  picture: string;
  link: string;
  versions: Record<string, BannerText>;
}

/** A published banner, or those that a new one has become: one per language (D26). */
export type Banners = readonly Banner[];

const EMPTY: BannerText = { title: '', subTitle: '' };

/** The form values of a published banner. */
export function bannerValues({ imgPath, linkUrl, lang, title, subTitle }: Banner): BannerValues {
  return {
    picture: imgPath ?? '',
    link: linkUrl ?? '',
    versions: { [lang]: { title: title ?? '', subTitle: subTitle ?? '' } },
  };
}

/** The form values of a new banner; a copy has the picture and the link of another one, for the other languages. */
export function newBannerValues(languages: readonly string[], source?: Banner): BannerValues {
  const codes = languages.filter((code) => code !== source?.lang);
  return {
    picture: source?.imgPath ?? '',
    link: source?.linkUrl ?? '',
    versions: Object.fromEntries(codes.map((code) => [code, EMPTY])),
  };
}

/** Whether there are any words. */
export function hasText({ title, subTitle }: BannerText): boolean {
  return title.trim() !== '' || subTitle.trim() !== '';
}

/** How far a language is, for the sign beside it. */
export function completeness(words: BannerText | undefined): Completeness {
  if (!words || !hasText(words)) return 'empty';
  return words.title.trim() === '' ? 'incomplete' : 'complete';
}

/**
 * The codes of the languages that are sent: that of a published banner, those with words, and where there are no words
 * at all every language of a picture (D38).
 */
export function sentLanguages(
  { picture, versions }: BannerValues,
  opened: Banners | null,
): string[] {
  if (opened) return opened.map(({ lang }) => lang);
  const codes = Object.keys(versions);
  const written = codes.filter((code) => hasText(versions[code] ?? EMPTY));
  return written.length > 0 || picture.trim() === '' ? written : codes;
}

/** What is sent: a record per language that has words (D26), all with the one picture and link. */
export function bannerInputs(
  values: BannerValues,
  { opened, known }: SaveBasis<Banners>,
): BannerInput[] {
  return sentLanguages(values, opened).map((lang) => {
    const id = known?.find((banner) => banner.lang === lang)?.id;
    return {
      ...(id !== undefined && { id }),
      lang,
      ...(values.versions[lang] ?? EMPTY),
      imgPath: values.picture,
      linkUrl: bannerLink(values.link) ?? '',
    };
  });
}
