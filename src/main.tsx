import { localeStore } from './i18n/locale-store';
import { DEFAULT_LOCALE } from './i18n/locales';
import { isStaffPath } from './lib/staff-path';
import { applicationArrived, preloadFont, preloadPicture, preloadScreen } from './preload';
import { startEarlyReads } from './site/early';
import { screenAt } from './site/screens';
import sans from './ui/fonts/sans-latin.woff2';
import serif from './ui/fonts/serif-latin.woff2';

// Start-up, in order. This file stays small: the page asks for the application itself, while this asks
// for what the page cannot know, the screen's reads, files and picture (design 8).
async function start(): Promise<void> {
  const { pathname } = location;
  const { locale } = localeStore;
  const staff = isStaffPath(pathname);
  const words = staff ? 'admin' : screenAt(pathname)?.screen.words;
  if (MOCK_IN_PAGE) {
    const { startMockBackend } = await import('../mocks/browser');
    await startMockBackend();
  }
  void startEarlyReads(location).then((pictures) => pictures.forEach(preloadPicture));
  preloadScreen(pathname, words ? ['messages', words] : ['messages'], locale);
  // Not before: the first paint waits for the application, not for its type.
  void applicationArrived().then(() => {
    preloadFont(sans);
    if (locale === DEFAULT_LOCALE) preloadFont(serif);
  });
  const { start: startApp } = staff ? await import('./staff-app') : await import('./site-app');
  await startApp();
}

function tellFailure(error: unknown): void {
  console.error(error);
  const root = document.getElementById('root');
  if (!root) return;
  const words = ['This page could not be loaded.', '页面加载失败。']; // eslint-disable-line lingui/no-unlocalized-strings -- the catalogues may be what is missing
  const heading = document.createElement('h1');
  heading.textContent = words.join(' ');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again · 重试'; // eslint-disable-line lingui/no-unlocalized-strings -- as above
  again.addEventListener('click', () => location.reload());
  root.replaceChildren(heading, again);
}

start().catch(tellFailure);
