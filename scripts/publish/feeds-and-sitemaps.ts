import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLocale, LOCALES, type Locale } from '../../src/i18n/locales';
import { settings } from '../../src/lib/settings';
import { FEEDS, feedPath } from '../../src/site/seo/feeds';
import { atomFeed } from './atom-xml';
import { firmJson, withFirm, type Firms } from './firm-files';
import type { PublicSite } from './pages';
import { SECURITY_TXT_MARK, manifestOf, securityText } from './site-files';
import { sitemapEntries, sitemapFiles } from './sitemap-xml';
import { feedTitles } from './messages';
import { writeFileAtomically } from './write-file';

const ROBOTS = new URL('../../public/robots.txt', import.meta.url);
const SERVER_PAGE_FOLDER = new URL('../../deploy/site/', import.meta.url);
const MANIFEST = new URL('../../public/site.webmanifest', import.meta.url);
/** Matches a part of the sitemap below its index. */
const SITEMAP_PART_PATTERN = /^sitemap-\d+\.xml$/;
/** Pages that the web server sends itself, with marks for the firm. */
const SERVER_PAGES = ['error.html', 'not-found.html'];
const SECURITY_TXT_PATH = '.well-known/security.txt';

/** Removes a `security.txt` that an earlier run wrote, but not one of the operator. */
async function removeSecurityTxt(path: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (text.startsWith(SECURITY_TXT_MARK)) await rm(path);
}

interface Publication {
  /** Origin of the site, without a trailing slash. */
  site: string;
  /** The served folder. */
  out: string;
  /** Results of `fetchPublicSite` by language. */
  sites: ReadonlyMap<Locale, PublicSite>;
}

/**
 * Writes `sitemap.xml`, `robots.txt`, the feeds of each language, the web manifest, the firm's contact details with the
 * server's own pages that show them, and `security.txt` if the settings name a contact. Keeps an existing file that would be incomplete because a request failed. Returns a line for each
 * file.
 */
export async function writeFeedsAndSitemaps({ site, out, sites }: Publication): Promise<string[]> {
  const lines: string[] = [];
  const write = async (name: string, text: string, description: string) => {
    await writeFileAtomically(join(out, name), text);
    lines.push(`${name}: ${description}`);
  };
  const keepsFile = (name: string, isComplete: boolean) => {
    const isKept = !isComplete && existsSync(join(out, name));
    if (isKept) lines.push(`${name}: not changed, because requests failed`);
    return isKept;
  };

  const areAllComplete = [...sites.values()].every(
    ({ failedRequests }) => failedRequests.length === 0,
  );
  if (!keepsFile('sitemap.xml', areAllComplete)) {
    const pages = new Map([...sites].map(([locale, content]) => [locale, content.pages]));
    const entries = sitemapEntries(site, pages);
    const writtenFiles = new Set<string>();
    for (const [name, text] of sitemapFiles(site, entries)) {
      await write(name, text, `${entries.length} addresses in total`);
      writtenFiles.add(name);
    }
    const outdatedFiles = (await readdir(out)).filter(
      (name) => SITEMAP_PART_PATTERN.test(name) && !writtenFiles.has(name),
    );
    for (const name of outdatedFiles) await rm(join(out, name));
  }
  const robots = (await readFile(ROBOTS, 'utf8')).trimEnd();
  await write('robots.txt', `${robots}\n\nSitemap: ${site}/sitemap.xml\n`, 'links the sitemap');

  const firm = sites.get(defaultLocale())?.firm?.name;
  const manifest = manifestOf(await readFile(MANIFEST, 'utf8'), firm);
  if (!keepsFile('site.webmanifest', firm !== undefined))
    await write(
      'site.webmanifest',
      manifest,
      firm ? 'contains the name of the firm' : 'the name of the firm is unknown',
    );
  const firms: Firms = new Map(
    [...sites].flatMap(([locale, content]) => (content.firm ? [[locale, content.firm]] : [])),
  );
  if (!keepsFile('firm.json', firms.size === sites.size))
    await write(
      'firm.json',
      firmJson(firms),
      `contains the contact details of the firm in ${firms.size} of ${sites.size} languages`,
    );
  for (const name of SERVER_PAGES) {
    if (keepsFile(name, firms.size === sites.size)) continue;
    const template = await readFile(new URL(name, SERVER_PAGE_FOLDER), 'utf8');
    await write(
      name,
      withFirm(template, firms),
      `names the firm in ${firms.size} of ${sites.size} languages`,
    );
  }
  const security = securityText(settings, site, new Date());
  if (security) await write(SECURITY_TXT_PATH, security, 'from settings.json');
  else await removeSecurityTxt(join(out, SECURITY_TXT_PATH));

  for (const [locale, content] of sites) {
    const titles = await feedTitles(locale);
    for (const name of FEEDS) {
      const path = feedPath(name, locale).slice(1);
      if (keepsFile(path, content.failedRequests.length === 0)) continue;
      const feed = { name, locale, site, title: titles[name], content, now: new Date() };
      const text = atomFeed(feed);
      await write(path, text, `${text.split('<entry>').length - 1} items`);
    }
  }
  // The feed of a language that settings.json no longer offers would keep deleted items.
  for (const locale of LOCALES.filter((code) => !sites.has(code)))
    for (const name of FEEDS) await rm(join(out, feedPath(name, locale)), { force: true });
  return lines;
}
