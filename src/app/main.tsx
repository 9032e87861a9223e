import { applyBuildFileOrigin } from '@/env';
import { localeStore, initializeLocale } from '@/i18n/locale-store';
import { DEFAULT_LOCALE, languageTag } from '@/i18n/locales';
import { formatMoment } from '@/lib/dates';
import { loadSettings, settings } from '@/lib/settings';
import { whenActivated } from '@/lib/when-activated';
import { isAdminPath } from '@/lib/is-admin-path';
import { whenApplicationLoaded, loadFont, preloadPicture, preloadScreen } from './preload';
import { detectPrerenderedMarkup } from './prerendered-page';
import {
  prefetchAdmin,
  prefetchEditedItem,
  prefetchNextItem,
  prefetchRoute,
} from '@/site/prefetch-route';
import { screenAt } from '@/site/screens';

/** Limits how long the first screen waits for its fonts once the application is loaded, in milliseconds. */
const FONTS_WAIT_MS = 100;

/** Requests the files and data of the first screen. Resolves once its fonts have loaded or failed. */
function requestFirstScreen(isAdminArea: boolean): Promise<unknown> {
  const { pathname } = location;
  const { locale } = localeStore;
  const screen = screenAt(pathname)?.screen;
  const catalog = isAdminArea ? 'admin' : screen?.messages;
  void prefetchRoute(location).then((pictures) => pictures.forEach(preloadPicture));
  // Most screens have no catalog of their own, and the empty path has no screen (§2).
  const catalogs = catalog ? ['messages', catalog] : ['messages'];
  prefetchEditedItem(location);
  void preloadScreen(screen?.path ?? pathname, catalogs, locale);
  // After the code of the layout, which is large and would otherwise lose bandwidth to these requests.
  prefetchAdmin(location);
  if (isAdminArea) {
    // With the admin layout: its buttons wrap differently in the fallback font. Only headings have the serif font, in
    // all languages, since staff edit texts in all of them.
    return Promise.all([loadFont('sans'), loadFont('serif', 'low')]);
  }
  return whenApplicationLoaded().then(() =>
    Promise.all([loadFont('sans'), locale === DEFAULT_LOCALE && loadFont('serif')]),
  );
}

/**
 * A conditional expression instead would lose the style sheets of the admin area: the minifier would merge both calls
 * before the bundler adds the style sheets of each.
 */
const ENTRIES = { admin: () => import('./admin-entry'), site: () => import('./site-entry') };

// Keep this file small: it requests the data, files and pictures of the screen, which the page, unlike the application's
// code, cannot request itself (docs/architecture.md#8-performance).
async function start(): Promise<void> {
  await whenActivated();
  const isAdminArea = isAdminPath(location.pathname);
  await loadSettings();
  applyBuildFileOrigin();
  initializeLocale();
  const { errorEndpoint } = settings;
  if (errorEndpoint !== undefined) {
    // The site also works without reports, for example where a content blocker blocks this file.
    await import('./report-errors').then(
      ({ reportErrors }) => reportErrors(errorEndpoint),
      console.error,
    );
  }
  if (
    MOCK_IN_PAGE ||
    (MOCK_WITH_BACKEND && (await import('../../mocks/has-scenario')).hasScenario())
  ) {
    const { startMockBackend } = await import('../../mocks/browser');
    await startMockBackend();
  } else if (MOCK_WITH_BACKEND) {
    const { mountMockOffButton } = await import('../../mocks/panel/mount-mock-off-button');
    mountMockOffButton();
  }
  // A prerendered page requests all this itself.
  const firstScreenFonts =
    detectPrerenderedMarkup() !== 'this-page' && requestFirstScreen(isAdminArea);
  const entryModule = ENTRIES[isAdminArea ? 'admin' : 'site']();
  // Warms up the date formatter, whose first use takes as long as rendering a screen, while the application loads.
  formatMoment(Date.now(), languageTag(localeStore.locale), { dateStyle: 'long' });
  const { start: startEntry } = await entryModule;
  if (firstScreenFonts)
    await Promise.race([
      firstScreenFonts,
      new Promise((resolve) => setTimeout(resolve, FONTS_WAIT_MS)),
    ]);
  await startEntry(prefetchNextItem);
}

/** Shows the failure at once; the message of the page itself waits some seconds (docs/architecture.md#7-security). */
function showFailure(error: unknown): void {
  console.error(error);
  const messageElement = document.getElementById('start-messages');
  if (!messageElement) return;
  messageElement.textContent = 'Couldn’t load this page. 页面加载失败。'; // oxlint-disable-line lingui/no-unlocalized-strings -- the message catalogs may have failed to load
  document.querySelector('.start')?.setAttribute('data-failed', '');
}

start().catch(showFailure);
