import { adoptBuiltOrigin } from '@/env';
import { localeStore, openLanguage } from '@/i18n/locale-store';
import { DEFAULT_LOCALE, languageTag } from '@/i18n/locales';
import { formatMoment } from '@/lib/dates';
import { loadSettings, settings } from '@/lib/settings';
import { whenActivated } from '@/lib/when-activated';
import { isAdminPath } from '@/lib/is-admin-path';
import { whenApplicationLoaded, loadFont, preloadPicture, preloadScreen } from './preload';
import { prerendered } from './prerendered-page';
import { prefetchRoute, prefetchAdmin } from '@/site/prefetch-route';
import { screenAt } from '@/site/screens';

/** How long the first screen waits for its type when all else is there, in milliseconds. */
const FACES_WAIT = 100;

/** Asks for what the screen of this address, one of staff or of visitors, opens with; resolves once its type is there. */
function openScreen(staff: boolean): Promise<unknown> {
  const { pathname } = location;
  const { locale } = localeStore;
  const screen = screenAt(pathname)?.screen;
  const words = staff ? 'admin' : screen?.messages;
  void prefetchRoute(location).then((pictures) => pictures.forEach(preloadPicture));
  // Before the code of staff, of which it is a small part: the buttons of a list break into other lines in another face.
  const sans = staff && loadFont('sans');
  // The empty path has no screen of its own (§2).
  const wanted = words ? ['messages', words] : ['messages'];
  const preloadRest = preloadScreen(screen?.path ?? pathname, wanted, locale);
  // Behind the code that the screen is drawn with, which is large: before it they would take its place on the line.
  prefetchAdmin(location);
  preloadRest();
  return whenApplicationLoaded().then(() =>
    Promise.all([sans || loadFont('sans'), locale === DEFAULT_LOCALE && loadFont('serif')]),
  );
}

// Start-up, in order. This file stays small: the page asks for the application itself, while this asks
// for what the page cannot know, the screen's reads, files and picture (design 8).
async function start(): Promise<void> {
  await whenActivated();
  const staff = isAdminPath(location.pathname);
  await loadSettings();
  adoptBuiltOrigin();
  openLanguage();
  if (settings.errorEndpoint) {
    const { reportErrors } = await import('./report-errors');
    reportErrors(settings.errorEndpoint);
  }
  if (
    MOCK_IN_PAGE ||
    (MOCK_BESIDE_BACKEND && (await import('../../mocks/has-scenario')).hasScenario())
  ) {
    const { startMockBackend } = await import('../../mocks/browser');
    await startMockBackend();
  } else if (MOCK_BESIDE_BACKEND) {
    const { offerToolbarButton } = await import('../../mocks/panel/offer-toolbar-button');
    offerToolbarButton();
  }
  // A prerendered page has asked for all this itself.
  const faces = prerendered() !== 'own' && openScreen(staff);
  const application = staff ? import('./admin-entry') : import('./site-entry');
  // A browser's first date takes as long as a screen: one that nobody sees, while the application is on its way.
  formatMoment(Date.now(), languageTag(localeStore.locale), { dateStyle: 'long' });
  const { start: startApp } = await application;
  if (faces) await Promise.race([faces, new Promise((resolve) => setTimeout(resolve, FACES_WAIT))]);
  await startApp();
}

/** Says at once, in the words that the page itself holds, what it would else say after a while (design 7). */
function tellFailure(error: unknown): void {
  console.error(error);
  const words = document.getElementById('start-words');
  if (!words) return;
  words.textContent = 'This page could not be loaded. 页面加载失败。'; // eslint-disable-line lingui/no-unlocalized-strings -- the catalogues may be what is missing
  document.querySelector('.start')?.setAttribute('data-failed', '');
}

start().catch(tellFailure);
