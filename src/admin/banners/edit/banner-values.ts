import type { Banner, BannerInput } from '../../../api/staff/banners';
import type { Completeness } from '../../kit/languages/completeness';
import { bannerLink } from '../banner-link';

/** The words of one language in the form. */
export interface BannerWords {
  title: string;
  subTitle: string;
}

/** The form of a banner: picture and link, and words per language; an existing one has one language. */
export interface BannerValues {
  picture: string;
  link: string;
  versions: Record<string, BannerWords>;
}

const EMPTY: BannerWords = { title: '', subTitle: '' };

/** The form values of a published banner. */
export function bannerValues(banner: Banner): BannerValues {
  return {
    picture: banner.imgPath ?? '',
    link: banner.linkUrl ?? '',
    versions: {
      [banner.lang]: { title: banner.title ?? '', subTitle: banner.subTitle ?? '' },
    },
  };
}

/** The form values of a new banner, with the picture and the link of another one if it is its copy. */
export function newBannerValues(languages: readonly string[], source?: Banner): BannerValues {
  return {
    picture: source?.imgPath ?? '',
    link: source?.linkUrl ?? '',
    versions: Object.fromEntries(languages.map((code) => [code, EMPTY])),
  };
}

/** The same values with words of every language: those that are missing begin empty. */
export function completed(values: BannerValues, languages: readonly string[]): BannerValues {
  return {
    ...values,
    versions: { ...newBannerValues(languages).versions, ...values.versions },
  };
}

/** Whether there are any words. */
export function hasWords({ title, subTitle }: BannerWords): boolean {
  return title.trim() !== '' || subTitle.trim() !== '';
}

/** How far a language is, for the sign beside it. */
export function completeness(words: BannerWords | undefined): Completeness {
  if (!words || !hasWords(words)) return 'empty';
  return words.title.trim() === '' ? 'incomplete' : 'complete';
}

/** The codes of the languages that are sent: those with words, and that of a published banner. */
export function sentLanguages({ versions }: BannerValues, banner: Banner | null): string[] {
  if (banner) return [banner.lang];
  return Object.keys(versions).filter((code) => hasWords(versions[code] ?? EMPTY));
}

/** What is sent: a record per language that has words (D26), all with the one picture and link. */
export function bannerInputs(values: BannerValues, banner: Banner | null): BannerInput[] {
  return sentLanguages(values, banner).map((lang) => ({
    ...(banner && { id: banner.id }),
    lang,
    ...(values.versions[lang] ?? EMPTY),
    imgPath: values.picture,
    linkUrl: bannerLink(values.link) ?? '',
  }));
}
