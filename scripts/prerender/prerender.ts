import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { portalQuery } from '../../src/api/queries';
import { defaultLocale, availableLocales, type Locale } from '../../src/i18n/locales';
import { settings } from '../../src/lib/settings';
import { parsePublishOptions, runCommand } from '../publish/command';
import { reasonOf } from '../publish/lists';
import { digest } from '../publish/digest';
import { fetchPublicSite, type PublicSite } from '../publish/pages';
import { fetchPublic, type Source } from '../publish/fetch-public';
import { writeFeedsAndSitemaps } from '../publish/feeds-and-sitemaps';
import type { PrerenderFiles } from '../vite/prerender-files';
import { renderPages } from './render-pages';
import { Run, switchPages } from './files';
import { Progress } from './progress';
import { selectPages } from './select-pages';
import type { RequestedPage } from './worker';

const USAGE =
  'npm run prerender -- --api https://host/api --site https://www.firm.example --out dist [--firm 100] [--status]';

/** Fetches whether the site is off (D4), with the query that every page begins with. */
async function fetchIsSiteOff(source: Source): Promise<boolean> {
  try {
    await fetchPublic(source, portalQuery());
    return false;
  } catch (error) {
    if ((error as { status?: number }).status === 503) return true;
    throw new Error(
      `Cannot fetch the site’s configuration from ${source.api}: ${reasonOf(error)}`,
      { cause: error },
    );
  }
}

interface Build {
  template: string;
  files: PrerenderFiles;
  renderer: string;
}

/** Returns the build in `out` with its renderer. Throws if it is missing. */
async function readBuild(out: string): Promise<Build> {
  const renderer = resolve(out, '.prerender/prerender-entry.js');
  if (!existsSync(renderer)) throw new Error(`${out} contains no build. Run: npm run build`);
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const files = await readFile(join(out, '.vite/prerender.json'), 'utf8');
  return { template, files: JSON.parse(files) as PrerenderFiles, renderer };
}

/**
 * Returns the exit code. 0: no request and no page failed, or with `--status` the site is on; 1: some failed, and are
 * named; 3: the site is off.
 */
async function main(): Promise<number> {
  const { api, site, out, status } = parsePublishOptions(USAGE);
  const build = await readBuild(out);
  const sourceOf = (locale: Locale): Source => ({ api, locale });
  const isSiteOff = await fetchIsSiteOff(sourceOf(defaultLocale()));
  await switchPages(out, isSiteOff);
  console.log(isSiteOff ? 'The site is off: prerendered pages are not served.' : 'The site is on.');
  if (isSiteOff) return 3;
  if (status) return 0;

  const run = await Run.begin(out);
  const locales = availableLocales();
  const sites = new Map<Locale, PublicSite>(
    await Promise.all(
      locales.map(async (locale) => [locale, await fetchPublicSite(sourceOf(locale))] as const),
    ),
  );
  const failedRequests = [...sites.values()].flatMap((content) => content.failedRequests);
  const buildDigest = digest(build.template, build.files, settings, api, site);
  const selectedPages = await selectPages(sites, sourceOf, site, buildDigest, failedRequests);
  const problems = failedRequests.map((request) => `Not loaded: ${request}`);
  const progress = new Progress([...selectedPages.values()].flat().length);
  const render = async (locale: Locale) => {
    const pages = new Map((selectedPages.get(locale) ?? []).map((page) => [page.address, page]));
    const changedPages: RequestedPage[] = [];
    for (const page of pages.values()) {
      const { address, alternates, hasMissingVersions, maxAge } = page;
      if (run.reuse(page, maxAge)) progress.count('unchanged');
      else changedPages.push({ address, alternates, hasMissingVersions });
    }
    const buildData = { template: build.template, files: build.files, locale, locales };
    const data = { buildData, site, api, renderer: build.renderer, settings };
    await renderPages(data, changedPages, async (result) => {
      const page = pages.get(result.address);
      if (!page) return;
      if ('html' in result) {
        await run.write(page, result.html);
        progress.count('rendered');
      } else if ('isMissing' in result) {
        progress.count('missing');
      } else {
        problems.push(`${locale} ${page.address}: ${result.failure}`);
        run.reuseOutdated(page);
        progress.count('failed');
      }
    });
  };
  await Promise.all(locales.map(render));
  // A page of a list that failed to load may still exist.
  if (failedRequests.length > 0) run.reuseRest(locales);
  const externalItems = [...sites.values()].flatMap((content) => content.externalItems);
  await run.finish(new Set(externalItems.map(({ path }) => path)));
  console.log(progress.summary());
  for (const line of await writeFeedsAndSitemaps({ site, out, sites })) console.log(line);
  for (const line of problems) console.error(line);
  return problems.length > 0 ? 1 : 0;
}

await runCommand(main);
