import { bypass, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { Backend, createMswHandlers } from './backend';
import { completeOptions } from './backend-options';
import { API_PREFIX } from './contract';
import { ChangeDatabase } from './db/change-database';
import { createCallMatcher } from './faults';
import { proxyRequest } from './proxy-request';
import { SessionScenario, consumeContent, consumeScenario } from './page-scenario';
import { Exchanges, type Exchange } from './panel/exchanges';
import { mountPanelButton } from './panel/mount-panel-button';
import { toFault, ROLES, backendOptionsOf, formatScenarioString } from './scenario-string';
import { contentOptionsOf, SharedStore } from './shared-store';

/** The key under which the application stores its token. */
const TOKEN_KEY = 'lawfirm_token';

/**
 * Starts the mock backend in the page: a service worker responds to `/api` and uploaded files from a store that survives a
 * reload and is the same in every tab. `?mock=…` is the scenario string (`scenario-string.ts`) for this session, `#mock=…`
 * the stored content; `?mock=reset` discards all changes. Throws when one of them is invalid or the service worker cannot be registered.
 */
export async function startMockBackend(): Promise<void> {
  const { scenario, isFromUrl, keepsContent, discardsChanges } = consumeScenario();
  const contentFromUrl = await consumeContent();
  const { origin } = location;
  // With a real backend, `/files/` belongs to that backend.
  const fileOrigin = MOCK_WITH_BACKEND ? `${origin}/__mock` : origin;
  const sessionScenario = new SessionScenario(scenario);
  const options = backendOptionsOf(scenario, sessionScenario.remove);
  const sharedStore = await SharedStore.open(await ChangeDatabase.open(), fileOrigin, {
    wantedContent: isFromUrl && !keepsContent ? contentOptionsOf(options) : undefined,
    discardsChanges,
  });
  if (contentFromUrl) await sharedStore.restore(contentFromUrl);
  const withLock = <T>(work: () => Promise<T>) =>
    sharedStore.withLock(() => {
      backend.db = sharedStore.store;
      return work();
    });
  const backend = new Backend(
    sharedStore.store,
    completeOptions({ ...options, origin: fileOrigin, withLock }),
  );
  // Replaces the data in every tab with the default content, not that of the scenario; other options and faults stay.
  backend.reset = (scale) => sharedStore.restart(contentOptionsOf(scale ? { scale } : {}));
  const { role } = scenario;
  if (isFromUrl && role === 'visitor') localStorage.removeItem(TOKEN_KEY);
  else if (isFromUrl && role) {
    const token = await withLock(() => Promise.resolve(backend.tokenFor(role)));
    localStorage.setItem(TOKEN_KEY, token);
  }

  const exchanges = new Exchanges();
  if (scenario.proxiedCalls.length > 0 && !MOCK_WITH_BACKEND)
    console.warn('The mock ignores `pass:`, since VITE_API is not set.');
  const realBackendMatchers = MOCK_WITH_BACKEND ? scenario.proxiedCalls.map(createCallMatcher) : [];
  const goesToRealBackend = (request: Request) =>
    realBackendMatchers.some((matches) => matches(request));
  const proxy = async (request: Request) => {
    const recordResponse = exchanges.record(request);
    let source: Exchange['source'] = 'mock';
    const response = await backend.respondThrough(request, (changedRequest) => {
      source = 'backend';
      return proxyRequest(bypass(changedRequest), `${origin}${API_PREFIX}`).catch(() =>
        Response.error(),
      );
    });
    recordResponse(response, source);
    return response;
  };
  const respond = async (request: Request) => {
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    if (goesToRealBackend(request)) return proxy(request);
    const recordResponse = isCall && exchanges.record(request);
    const response = await backend.handle(request);
    if (recordResponse) recordResponse(response, 'mock');
    // A file that the mock does not have belongs to the real backend.
    return response.status === 404 && !isCall && realBackendMatchers.length > 0
      ? passthrough()
      : response;
  };
  const worker = setupWorker(...createMswHandlers(respond, origin));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  Object.assign(window, { mockBackend: backend });
  mountPanelButton({
    sessionScenario,
    sharedStore,
    exchanges,
    getRole: () => {
      const token = localStorage.getItem(TOKEN_KEY);
      if (!token) return 'visitor';
      const account = backend.db.accounts.get(backend.db.sessions.get(token)?.accountId ?? '');
      return (
        ROLES.find((candidate) => candidate === account?.loginAccount) ??
        sessionScenario.scenario.role
      );
    },
    failNext: (fault) => {
      sessionScenario.add(fault);
      backend.injectFault({ ...toFault(fault), onUsedUp: () => sessionScenario.remove(fault) });
    },
  });
  console.info(
    `Mock backend: ${formatScenarioString(scenario) || 'no scenario'}. Accounts: admin/admin123, editor/editor123, reader/reader123. ` +
      'Ctrl+Shift+M opens its panel. In the console: mockBackend.',
  );
}
