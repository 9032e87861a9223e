import { pictureUrl } from '@/lib/safe-url';
import { toText } from '@/lib/to-text';
import type { ArticleSectionName } from '@/admin/sections';
import { fileNameOf } from '@/admin/upload/output-type';
import { parseInertHtml } from '@/admin/shared/inert-html';

/** A section whose pictures can be reused. */
export type PictureSection = ArticleSectionName | 'lawyers' | 'banners' | 'portal';

interface PictureUse {
  section: PictureSection;
  /** May be empty. */
  title: string;
  lang: string;
}

export interface UsedPicture {
  /** The stored address without spaces around it. */
  url: string;
  fileName: string;
  uses: PictureUse[];
}

/** The fields of an item that name it or have pictures; their values are untrusted. */
export interface PictureItem {
  section: PictureSection;
  title: unknown;
  lang: string;
  /** Stored addresses, of which some may be missing. */
  urls?: readonly unknown[];
  /** Stored HTML. */
  texts?: readonly unknown[];
}

/** Returns the addresses of the pictures in a stored text, which is parsed without loading anything. */
function pictureUrlsIn(html: unknown): string[] {
  const text = toText(html);
  if (!/<img\b/i.test(text)) return [];
  const body = parseInertHtml(text);
  return [...body.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
}

/** Returns the pictures of items, each address once. Leaves out pictures without a safe address. */
export function findUsedPictures(items: readonly PictureItem[]): UsedPicture[] {
  const pictures = new Map<string, UsedPicture>();
  for (const { section, title, lang, urls = [], texts = [] } of items) {
    const use: PictureUse = { section, title: toText(title), lang };
    for (const storedUrl of [...urls.map(toText), ...texts.flatMap(pictureUrlsIn)]) {
      const url = storedUrl.trim();
      const address = pictureUrl(url);
      if (!address) continue;
      const picture = pictures.get(address) ?? { url, fileName: fileNameOf(address), uses: [] };
      pictures.set(address, picture);
      // An item has a version in each language, often with the same picture and sometimes with the same title.
      const hasSameUse = picture.uses.some(
        (other) => other.section === use.section && other.title === use.title,
      );
      if (!hasSameUse) picture.uses.push(use);
    }
  }
  return [...pictures.values()];
}
