import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../src/i18n/locales';
import { publicPages, type PublicSite } from './pages';
import { writeForReaders } from './readers';

const USAGE =
  'npm run sitemap -- --api https://host/api --site https://www.firm.example --out dist [--firm 100]';

/** What an address of the command line names, without a slash at its end; throws for any other text. */
function address(name: string, text: string | undefined): string {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--${name} is no address.\n${USAGE}`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

/**
 * Reads the public API in every interface language and writes sitemap, robots.txt and feeds. Exit code 0: all was read
 * and written; 1: something could not be read, and is named; 2: it was asked wrongly, or could not write.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string', default: 'dist' },
      firm: { type: 'string', default: '100' },
    },
  });
  const api = address('api', values.api);
  // The site lies at the root of its origin (§2).
  const site = new URL(address('site', values.site)).origin;
  const sites = new Map<Locale, PublicSite>();
  for (const locale of LOCALES) {
    const content = await publicPages({ api, locale, firmId: values.firm });
    const { pages, elsewhere, failed } = content;
    console.log(
      `${locale}: ${pages.length} pages, ${elsewhere.length} items elsewhere, ${failed.length} failed reads`,
    );
    sites.set(locale, content);
  }
  for (const line of await writeForReaders({ site, out: values.out, sites })) console.log(line);
  const failed = [...sites.values()].flatMap((one) => one.failed);
  for (const line of failed) console.error(`Not read: ${line}`);
  return failed.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
