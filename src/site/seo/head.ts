import type { Thing, WithContext } from 'schema-dts';
import { addTrustRule } from '@/ui/trusted-types';
import {
  defaultLocale,
  isLocale,
  languageTag,
  availableLocales,
  type Locale,
} from '@/i18n/locales';
import { feedLinks, type FeedName } from './feeds';
import { pageAddress } from './page-address';

/** What a page says about itself to search engines and to those who share it. */
export interface PageHead {
  title: string;
  /** Path of the page, with the part of its query that makes it a page of its own. */
  path: string;
  locale: Locale;
  /** Of an item: the language it is written in. Its versions have addresses of their own, which the sitemap joins (D18). */
  writtenIn?: string | undefined;
  firm: string;
  description?: string | undefined;
  /** Absolute address of the picture that stands for it. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile' | undefined;
  /** Structured data (schema.org). */
  data?: readonly WithContext<Thing>[] | undefined;
  /** What the feeds of its language are called. */
  feeds?: Readonly<Record<FeedName, string>> | undefined;
  /** Keeps it out of search results. */
  hidden?: boolean | undefined;
}

/** An element of `<head>`, as a browser makes it or a prerendering server writes it. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  /** What a script element holds: data, as JSON. */
  text?: string;
}

const tag = (name: HeadTag['name'], attributes: HeadTag['attributes']): HeadTag => ({
  name,
  attributes,
});

const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
  content ? [tag('meta', { [kind]: name, content })] : [];

/** The picture of shared links of pages that have none of their own (`npm run icons`). */
const SHARE_PICTURE = '/share.png';

/** Types that every reader of shared links shows: not AVIF, WebP or SVG. */
const SHAREABLE = /\.(?:png|jpe?g)$/i;

/** Returns the address of the picture of a shared link: the page's own one, or the default where that may not be shown. */
function sharePicture(image: string | undefined): string {
  const fits = image !== undefined && SHAREABLE.test(new URL(image, location.origin).pathname);
  return new URL(fits ? image : SHARE_PICTURE, location.origin).href;
}

/** Structured data stands in script elements, which the policy of design 7 lets nobody fill but this. */
function dataOnly(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' ? text : null;
  } catch {
    return null;
  }
}

/** The language of the address that stands for a page: an item's own one, whatever language is around it. */
function languageOf({ locale, writtenIn }: PageHead): Locale {
  if (writtenIn === undefined) return locale;
  return isLocale(writtenIn) ? writtenIn : defaultLocale();
}

/** The same page in each language that visitors are offered. */
function alternates(path: string): Record<string, string>[] {
  const of = (hreflang: string, code: Locale) => ({
    rel: 'alternate',
    hreflang,
    href: pageAddress(path, code),
  });
  return [
    of('x-default', defaultLocale()),
    ...availableLocales().map((code) => of(languageTag(code), code)),
  ];
}

/** What `<head>` holds to say it. */
export function headTags(head: PageHead): HeadTag[] {
  const { path, description } = head;
  if (head.hidden) return meta('name', 'robots', 'noindex');
  const locale = languageOf(head);
  const address = pageAddress(path, locale);
  const isItem = head.writtenIn !== undefined;
  const link = (attributes: Record<string, string>) => tag('link', attributes);
  return [
    link({ rel: 'canonical', href: address }),
    ...(isItem ? [] : alternates(path).map(link)),
    ...(head.feeds ? feedLinks(head.locale, head.feeds).map(link) : []),
    ...meta('name', 'description', description),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:image', sharePicture(head.image)),
    ...meta('property', 'og:locale', locale),
    ...meta('property', 'og:site_name', head.firm),
    // Title, description and picture are Open Graph's.
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...(head.data ?? []).map((data) => ({
      ...tag('script', { type: 'application/ld+json' }),
      text: JSON.stringify(data),
    })),
  ];
}

/** The elements of `<head>` that say it. */
export function headElements(head: PageHead): HTMLElement[] {
  addTrustRule({ createScript: dataOnly });
  return headTags(head).map(({ name, attributes, text }) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    if (text !== undefined) made.append(document.createTextNode(text));
    return made;
  });
}
