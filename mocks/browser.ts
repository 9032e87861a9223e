import { bypass, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { Backend, mswHandlers } from './backend';
import { completeOptions } from './backend-options';
import { API_PREFIX } from './contract';
import { Snapshot } from './db/snapshot';
import { callMatches } from './faults';
import { proxyRequest } from './proxy-request';
import { SessionScenario, consumeContent, consumeScenario } from './page-scenario';
import { Exchanges, type Exchange } from './panel/exchanges';
import { mountToolbarButton } from './panel/mount-toolbar-button';
import { namedFault, ROLES, scenarioStringOptions, formatScenarioString } from './scenario-string';
import { contentOf, SharedStore } from './shared-store';

/** The key under which the application stores its token. */
const TOKEN_KEY = 'lawfirm_token';

/**
 * Starts the mock backend in the page: a service worker responds to `/api` and uploaded files from a store that survives a
 * reload and is the same in every tab. `?mock=…` is the scenario string (`scenario-string.ts`) for this session, `#mock=…`
 * the stored content; `?mock=reset` discards all changes. Throws when the service worker cannot be registered.
 */
export async function startMockBackend(): Promise<void> {
  const { scenario, isFromUrl, keepsContent, discardsChanges } = consumeScenario();
  const content = await consumeContent();
  const { origin } = location;
  // With a real backend, `/files/` belongs to that backend.
  const files = MOCK_WITH_BACKEND ? `${origin}/__mock` : origin;
  const session = new SessionScenario(scenario);
  const options = scenarioStringOptions(scenario, session.remove);
  const sharedStore = await SharedStore.open(await Snapshot.open(), files, {
    wantedContent: isFromUrl && !keepsContent ? contentOf(options) : undefined,
    discardsChanges,
  });
  if (content) await sharedStore.restore(content);
  const withLock = <T>(work: () => Promise<T>) =>
    sharedStore.withLock(() => {
      backend.db = sharedStore.store;
      return work();
    });
  const backend = new Backend(
    sharedStore.store,
    completeOptions({ ...options, origin: files, withLock }),
  );
  backend.reset = (scale) => sharedStore.begin(contentOf(scale ? { scale } : {}));
  const { role } = scenario;
  if (isFromUrl && role === 'visitor') localStorage.removeItem(TOKEN_KEY);
  else if (isFromUrl && role) {
    const token = await withLock(() => Promise.resolve(backend.tokenFor(role)));
    localStorage.setItem(TOKEN_KEY, token);
  }

  const exchanges = new Exchanges();
  if (scenario.passes.length > 0 && !MOCK_WITH_BACKEND)
    console.warn('The mock ignores `pass:`, since VITE_API is not set.');
  const realBackendMatchers = MOCK_WITH_BACKEND ? scenario.passes.map(callMatches) : [];
  const goesToRealBackend = (request: Request) =>
    realBackendMatchers.some((matches) => matches(request));
  const proxy = async (request: Request) => {
    const record = exchanges.record(request);
    let source: Exchange['source'] = 'mock';
    const response = await backend.respondThrough(request, (changedRequest) => {
      source = 'backend';
      return proxyRequest(bypass(changedRequest), `${origin}${API_PREFIX}`).catch(() =>
        Response.error(),
      );
    });
    record(response, source);
    return response;
  };
  const respond = async (request: Request) => {
    const isCall = new URL(request.url).pathname.startsWith(`${API_PREFIX}/`);
    if (goesToRealBackend(request)) return proxy(request);
    const record = isCall && exchanges.record(request);
    const response = await backend.handle(request);
    if (record) record(response, 'mock');
    // A file that the mock does not have belongs to the real backend.
    return response.status === 404 && !isCall && realBackendMatchers.length > 0
      ? passthrough()
      : response;
  };
  const worker = setupWorker(...mswHandlers(respond, origin));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  Object.assign(window, { mockBackend: backend });
  mountToolbarButton({
    session,
    shared: sharedStore,
    exchanges,
    role: () => {
      const token = localStorage.getItem(TOKEN_KEY);
      if (!token) return 'visitor';
      const account = backend.db.accounts.get(backend.db.sessions.get(token)?.accountId ?? '');
      return ROLES.find((role) => role === account?.loginAccount) ?? session.current.role;
    },
    failNext: (fault) => {
      session.add(fault);
      backend.fail({ ...namedFault(fault), over: () => session.remove(fault) });
    },
  });
  console.info(
    `Mock backend: ${formatScenarioString(scenario) || 'as seeded'}. Accounts: admin/admin123, editor/editor123, reader/reader123. ` +
      'Ctrl+Shift+M opens its panel. In the console: mockBackend.',
  );
}
