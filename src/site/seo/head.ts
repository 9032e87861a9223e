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

/** Metadata of a page for search engines and shared links. */
export interface PageHead {
  title: string;
  /** Path of the page, with the query parameters that identify it. */
  path: string;
  locale: Locale;
  /** Language of an item, whose versions have URLs of their own that the sitemap connects (D18), or of a selected catalogue. */
  onlyLanguage?: string | undefined;
  firmName: string;
  description?: string | undefined;
  /** Absolute URL of the image. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile' | undefined;
  structuredData: readonly WithContext<Thing>[];
  /** Titles of the feeds in the language of the page. */
  feeds: Readonly<Record<FeedName, string>>;
  noIndex?: boolean | undefined;
}

/** An element of `<head>`, rendered by browsers and by the prerenderer. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: Record<string, string>;
  /** JSON content of a script element. */
  text?: string;
}

const tag = (name: HeadTag['name'], attributes: HeadTag['attributes']): HeadTag => ({
  name,
  attributes,
});

const meta = (key: 'name' | 'property', name: string, content: string | undefined) =>
  content ? [tag('meta', { [key]: name, content })] : [];

/** Default image of shared links (`npm run icons`). */
const SHARE_PICTURE = '/share.png';

/** Image types that all consumers of shared links support: not AVIF, WebP or SVG. */
const SHAREABLE_PICTURE_PATTERN = /\.(?:png|jpe?g)$/i;

/** Returns the image URL of a shared link: that of the page, or the default without an image of a supported type. */
function sharedImageUrl(image: string | undefined): string {
  const isShareable =
    image !== undefined && SHAREABLE_PICTURE_PATTERN.test(new URL(image, location.origin).pathname);
  return new URL(isShareable ? image : SHARE_PICTURE, location.origin).href;
}

/** Allows only JSON in script elements under the Trusted Types policy (docs/architecture.md#7-security). */
function acceptJsonOnly(text: string): string | null {
  try {
    return typeof JSON.parse(text) === 'object' ? text : null;
  } catch {
    return null;
  }
}

/**
 * Returns the language of the canonical URL: `onlyLanguage`, or the default if the site lacks that language, else the
 * interface language.
 */
function languageOf({ locale, onlyLanguage }: PageHead): Locale {
  if (onlyLanguage === undefined) return locale;
  return isLocale(onlyLanguage) ? onlyLanguage : defaultLocale();
}

function alternateLinks(path: string): Record<string, string>[] {
  const alternateLink = (hreflang: string, code: Locale) => ({
    rel: 'alternate',
    hreflang,
    href: pageAddress(path, code),
  });
  return [
    alternateLink('x-default', defaultLocale()),
    ...availableLocales().map((code) => alternateLink(languageTag(code), code)),
  ];
}

/** Returns the elements of `<head>` for the metadata. */
export function headTags(head: PageHead): HeadTag[] {
  const { path, description } = head;
  if (head.noIndex) return meta('name', 'robots', 'noindex');
  const locale = languageOf(head);
  const address = pageAddress(path, locale);
  const hasOneLanguage = head.onlyLanguage !== undefined;
  const link = (attributes: Record<string, string>) => tag('link', attributes);
  return [
    link({ rel: 'canonical', href: address }),
    ...(hasOneLanguage ? [] : alternateLinks(path).map(link)),
    ...feedLinks(head.locale, head.feeds).map(link),
    ...meta('name', 'description', description),
    ...meta('property', 'og:title', head.title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:type', head.type ?? 'website'),
    ...meta('property', 'og:url', address),
    ...meta('property', 'og:image', sharedImageUrl(head.image)),
    ...meta('property', 'og:locale', locale),
    ...meta('property', 'og:site_name', head.firmName),
    // Twitter reads title, description and image from Open Graph.
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...head.structuredData.map((data) => ({
      ...tag('script', { type: 'application/ld+json' }),
      text: JSON.stringify(data),
    })),
  ];
}

/** Creates the DOM elements of `<head>` for the metadata. */
export function headElements(head: PageHead): HTMLElement[] {
  addTrustRule({ createScript: acceptJsonOnly });
  return headTags(head).map(({ name, attributes, text }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.append(document.createTextNode(text));
    return element;
  });
}
