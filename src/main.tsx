import { startEarly } from './api/early';
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
  const { startApp } = await import('./app');
  await startApp();
}

void start();
