import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Locale } from '../../src/i18n/locales';
import type { FeedName } from '../../src/site/seo/feeds';

const po = formatter();

/** English titles of the lists, as in `site/cards/content-types.ts`. */
const TITLES: Record<FeedName, string> = { news: 'News', cases: 'Deals' };

/** Returns the titles of the lists with feeds in a language, from the site's messages. Throws if one is missing. */
export async function feedTitles(locale: Locale): Promise<Record<FeedName, string>> {
  const filename = new URL(`../../locales/${locale}/messages.po`, import.meta.url);
  const catalog = await po.parse(await readFile(filename, 'utf8'), {
    locale,
    sourceLocale: 'en_US',
    filename: filename.pathname,
  });
  const translationOf = (message: string) => {
    const translation = Object.values(catalog).find(
      (entry) => entry.message === message,
    )?.translation;
    if (!translation)
      throw new Error(`locales/${locale}/messages.po has no translation of "${message}"`);
    return translation;
  };
  return { news: translationOf(TITLES.news), cases: translationOf(TITLES.cases) };
}
