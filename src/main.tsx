import { startEarly } from './api/early';
import { isStaffPath } from './lib/staff-path';
import { preloadScreen } from './preload';
import { earlyReads } from './site/early-reads';

// Start-up, in order. This file stays small, so that reads and chunks are asked for before the
// application itself has arrived (design 8).
async function start(): Promise<void> {
  preloadScreen(location.pathname);
  if (MOCK_IN_PAGE) {
    const { startMockBackend } = await import('../mocks/browser');
    await startMockBackend();
  }
  startEarly(earlyReads(location));
  const { start: startApp } = isStaffPath(location.pathname)
    ? await import('./staff-app')
    : await import('./site-app');
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
