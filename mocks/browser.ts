import { setupWorker } from 'msw/browser';
import { Backend, createStore } from './backend';
import { completeOptions } from './backend-options';
import { seedFingerprint } from './db/seed';
import { Snapshot, type SnapshotState } from './db/snapshot';
import { mswHandlers } from './msw';
import { parseScale } from './scale-name';

const LOCK = 'law-firm-mock';
const SECOND = 1_000;

interface Switches {
  reset: boolean;
  settings: Partial<Pick<SnapshotState, 'scale' | 'tokenTtl' | 'delay'>>;
}

/** Reads `?mock=`, `?mock-token-ttl=` (seconds) and `?mock-delay=` (ms), and takes them off the URL. */
function takeSwitches(): Switches {
  const url = new URL(location.href);
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const mock = take('mock');
  const tokenTtl = take('mock-token-ttl');
  const delay = take('mock-delay');
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  const reset = mock === 'reset';
  return {
    reset,
    settings: {
      ...(mock !== null && !reset && { scale: parseScale(mock) }),
      ...(tokenTtl !== null && { tokenTtl: Number(tokenTtl) * SECOND }),
      ...(delay !== null && { delay: Number(delay) }),
    },
  };
}

function newLife(settings: Switches['settings']): SnapshotState {
  const { scale, tokenTtl, delay } = completeOptions(settings);
  return {
    epoch: crypto.randomUUID(),
    version: 0,
    seed: seedFingerprint(),
    scale,
    tokenTtl,
    delay,
  };
}

/** The state to go on with: the stored one unless a switch or a changed seed asks for a new life. */
async function settle(snapshot: Snapshot, { reset, settings }: Switches): Promise<SnapshotState> {
  const stored = await snapshot.state();
  const scale = settings.scale ?? stored?.scale;
  if (stored && !reset && scale === stored.scale && stored.seed === seedFingerprint()) {
    const state = { ...stored, ...settings };
    await snapshot.save(state, []);
    return state;
  }
  const state = newLife({ ...(stored && !reset && { scale: stored.scale }), ...settings });
  await snapshot.begin(state);
  return state;
}

/**
 * Starts the mock backend in the page: a service worker answers `/api` and uploaded files from a
 * store that survives a reload and is the same in every tab. `?mock=reset` begins again, `?mock=none`,
 * `?mock=5000`, … and `?mock=seed` change the scale, `?mock-token-ttl=30` the life of a token in
 * seconds and `?mock-delay=800` the delay of every answer in milliseconds; these last until a reset.
 * Throws when the service worker cannot be registered.
 */
export async function startMockBackend(): Promise<void> {
  const switches = takeSwitches();
  const snapshot = await Snapshot.open();
  const origin = location.origin;
  let known = await navigator.locks.request(LOCK, () => settle(snapshot, switches));

  // Every request runs under one lock for all tabs, which begins by reading what others wrote and
  // ends by writing: no answer is ever older than an answer that any tab has already seen.
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    const [result] = await navigator.locks.request(LOCK, async (): Promise<[T]> => {
      const latest = (await snapshot.state()) ?? known;
      if (latest.epoch !== known.epoch) backend.db = await createStore(latest.scale, origin);
      const since = latest.epoch === known.epoch ? known.version : 0;
      if (latest.version > since) backend.db.apply(await snapshot.changesSince(since));
      known = latest;
      const answer = await work();
      const changes = backend.db.takeChanges();
      if (changes.length > 0) {
        known = { ...known, version: known.version + 1 };
        await snapshot.save(known, changes);
      }
      return [answer];
    });
    return result;
  };

  const { scale, tokenTtl, delay, version } = known;
  const options = completeOptions({ origin, scale, tokenTtl, delay, exclusively });
  const backend = new Backend(await createStore(scale, origin), options);
  if (version > 0) backend.db.apply(await snapshot.changesSince(0));

  // Forgets what was changed in every tab; each notices with its next request.
  backend.reset = async (scale) => {
    await navigator.locks.request(LOCK, () => snapshot.begin(newLife(scale ? { scale } : {})));
  };

  const worker = setupWorker(...mswHandlers(backend, origin));
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
  Object.assign(window, { mockBackend: backend });
  console.info(
    `Mock backend, scale ${scale}. Accounts: admin/admin123, editor/editor123, reader/reader123. ` +
      'Switches: ?mock=reset|seed|none|5000, ?mock-token-ttl=<s>, ?mock-delay=<ms>. In the console: mockBackend.',
  );
}
