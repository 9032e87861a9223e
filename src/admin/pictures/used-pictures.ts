import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import type { ArticleSectionName } from '@/admin/sections';
import { fileName } from '@/admin/upload/output-type';
import { parseInertHtml } from '@/ui/inert-html';

/** The sections whose pictures can be used again. */
export type PictureSection = ArticleSectionName | 'lawyers' | 'banners' | 'portal';

/** An item that uses a picture. */
export interface PictureUse {
  section: PictureSection;
  /** Title of the item, may be empty, and its language. */
  title: string;
  lang: string;
}

/** A picture that items use. */
export interface UsedPicture {
  /** The address as stored. */
  url: string;
  fileName: string;
  uses: PictureUse[];
}

/** A picture with one of its uses. */
export type FoundPicture = PictureUse & { url: string };

/** Returns the addresses of the pictures in a stored text, which is parsed without loading anything. */
function pictureUrlsIn(html: unknown): string[] {
  const text = toText(html);
  if (!text.includes('<img')) return [];
  const body = parseInertHtml(text);
  return [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
}

interface ItemContent {
  /** Stored addresses, of which some may be missing. */
  urls?: readonly unknown[];
  /** Stored texts with pictures. */
  texts?: readonly unknown[];
}

/** Returns the pictures of an item. */
export function picturesOf(
  use: PictureUse,
  { urls = [], texts = [] }: ItemContent,
): FoundPicture[] {
  const all = [...urls.map(toText), ...texts.flatMap(pictureUrlsIn)];
  return all.map((url) => ({ ...use, url: url.trim() }));
}

/** Merges pictures with the same address; leaves out pictures without a usable address. */
export function mergePictures(foundPictures: readonly FoundPicture[]): UsedPicture[] {
  const pictures = new Map<string, UsedPicture>();
  for (const { url, ...use } of foundPictures) {
    const address = pictureUrl(url);
    if (!address) continue;
    const usedPicture = pictures.get(address) ?? { url, fileName: fileName(address), uses: [] };
    pictures.set(address, usedPicture);
    // An item has a version in each language, often with the same picture and sometimes with the same title.
    const hasSameUse = usedPicture.uses.some(
      ({ section, title }) => section === use.section && title === use.title,
    );
    if (!hasSameUse) usedPicture.uses.push(use);
  }
  return [...pictures.values()];
}
