import { availableLocales, type Locale } from '../../src/i18n/locales';
import { parsePublishOptions, runCommand } from './command';
import { fetchPublicSite, type PublicSite } from './pages';
import { writeFeedsAndSitemaps } from './feeds-and-sitemaps';

const USAGE =
  'npm run sitemap -- --api https://host/api --site https://www.firm.example --out dist [--firm 100]';

/**
 * Fetches the public pages in every interface language and writes the sitemap, the feeds and the other files of
 * `writeFeedsAndSitemaps`. Exit code 0: complete;
 * 1: a request failed and is named; 2: another error, such as wrong usage or a failed write.
 */
async function main(): Promise<number> {
  const { api, site, out } = parsePublishOptions(USAGE);
  const sites = new Map<Locale, PublicSite>();
  for (const locale of availableLocales()) {
    const content = await fetchPublicSite({ api, locale });
    const { pages, externalItems, failedRequests } = content;
    console.log(
      `${locale}: ${pages.length} pages, ${externalItems.length} external items, ${failedRequests.length} failed requests`,
    );
    sites.set(locale, content);
  }
  for (const line of await writeFeedsAndSitemaps({ site, out, sites })) console.log(line);
  const problems = [...sites.values()].flatMap((content) => content.failedRequests);
  for (const line of problems) console.error(`Not loaded: ${line}`);
  return problems.length > 0 ? 1 : 0;
}

await runCommand(main);
