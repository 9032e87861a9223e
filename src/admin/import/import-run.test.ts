import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@/api/errors';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { endSession, startSession } from '@/api/admin/session';
import { ImportRun } from './import-run';
import type { ItemToImport, SavedItem } from './item-to-import';

const NETWORK = new ApiError({ kind: 'network' });
const httpError = (status: number) => new ApiError({ kind: 'http', status });

/** The requests of the items, in order, and the names of the stored items. */
let log: string[];
let storedNames: string[];
beforeEach(() => {
  log = [];
  storedNames = [];
  startSession('token', 'admin');
});
afterEach(() => endSession('quit'));

/** Creates an item whose requests fail with these errors, one after another; an error may hide that it was stored. */
function item(name: string, errors: readonly { error: unknown; isStored?: boolean }[] = []) {
  const remainingErrors = [...errors];
  const send = (): Promise<SavedItem> => {
    log.push(`send ${name}`);
    const nextError = remainingErrors.shift();
    if (!nextError || nextError.isStored) storedNames.push(name);
    return nextError ? Promise.reject(nextError.error as Error) : Promise.resolve({ no: name });
  };
  const find = () => {
    log.push(`find ${name}`);
    return Promise.resolve(storedNames.includes(name) ? { no: name } : undefined);
  };
  return { send, find, locate, record: () => undefined };
}

const locate = (saved: SavedItem): SavedItem | undefined => saved;

const states = ({ report }: ImportRun) => report.get().outcomes.map(({ state }) => state);
const LIST = { nos: new Set<string>(), titles: new Map(), isComplete: true };
const createRun = (items: readonly ItemToImport[], fetchList = () => Promise.resolve(LIST)) =>
  new ImportRun(items, { fetchList, wait: () => Promise.resolve() });
const waitForState = ({ report }: ImportRun, state: string) =>
  new Promise<void>((resolve) => {
    const check = () => report.get().state === state && resolve();
    report.subscribe(check);
    check();
  });

describe('ImportRun', () => {
  it('sends one request per row, in order', async () => {
    const run = createRun([item('a'), item('b')]);
    await run.start();
    expect(log).toEqual(['send a', 'send b']);
    expect(run.report.get()).toMatchObject({ state: 'done' });
    expect(run.report.get().outcomes.map(({ no }) => no)).toEqual(['a', 'b']);
  });

  it('does not send a row again whose response was lost after it was stored', async () => {
    const run = createRun([item('a', [{ error: NETWORK, isStored: true }])]);
    await run.start();
    expect(log).toEqual(['send a', 'find a']);
    expect(states(run)).toEqual(['imported']);
  });

  it('looks for a row before it sends the row again', async () => {
    const run = createRun([item('a', [{ error: httpError(500) }])]);
    await run.start();
    expect(log).toEqual(['send a', 'find a', 'find a', 'send a']);
    expect(states(run)).toEqual(['imported']);
  });

  it('reports rejected rows and continues with the next', async () => {
    const run = createRun([item('a', [{ error: httpError(422) }]), item('b')]);
    await run.start();
    expect(log).toEqual(['send a', 'send b']);
    expect(states(run)).toEqual(['failed', 'imported']);
    await run.retryFailed();
    expect(states(run)).toEqual(['imported', 'imported']);
    expect(storedNames).toEqual(['b', 'a']);
  });

  it('reports that a row may have been stored if its response is malformed and the search for it fails', async () => {
    const itemWithMalformedResponse = {
      ...item('a', [{ error: new ApiError({ kind: 'malformed' }) }]),
      find: () => Promise.reject(httpError(404)),
    };
    const run = createRun([itemWithMalformedResponse]);
    await run.start();
    expect(run.report.get().outcomes[0]).toMatchObject({ state: 'failed', mayBeStored: true });
  });

  it('reports a row that the server accepted and did not store, and sends it again on retry', async () => {
    let isListed = false;
    const droppedItem = {
      ...item('a'),
      locate: (saved: SavedItem) => (isListed ? saved : undefined),
      find: () => Promise.resolve(undefined),
    };
    const run = createRun([droppedItem]);
    await run.start();
    expect(run.report.get().outcomes).toEqual([{ state: 'failed', isMissing: true }]);
    isListed = true;
    await run.retryFailed();
    expect(states(run)).toEqual(['imported']);
    expect(log).toEqual(['send a', 'send a']);
  });

  it('reports that the list could not be read after the import', async () => {
    const error = httpError(500);
    const run = createRun([item('a')], () => Promise.reject(error));
    await run.start();
    expect(run.report.get()).toMatchObject({ state: 'done', error });
    expect(states(run)).toEqual(['imported']);
  });

  it.each([
    ['the connection is lost', Array.from({ length: 3 }, () => ({ error: NETWORK }))],
    ['the server is unavailable', [{ error: httpError(503) }]],
  ])('waits while %s, and continues on resume', async (_, errors) => {
    const run = createRun([item('a', errors), item('b')]);
    const runEnd = run.start();
    await waitForState(run, 'waiting');
    expect(log.filter((line) => line === 'send b')).toEqual([]);
    run.resume();
    await runEnd;
    expect(storedNames).toEqual(['a', 'b']);
  });

  it('stays paused when the server turns out to be unavailable after the user has paused it', async () => {
    const run: ImportRun = createRun([
      {
        ...item('a', [{ error: httpError(503) }]),
        send: () => {
          run.pause();
          return Promise.reject(httpError(503));
        },
      },
    ]);
    void run.start();
    await waitForState(run, 'paused');
    // The rejection must change nothing that could be awaited. The run handles it in microtasks, which precede the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(run.report.get().state).toBe('paused');
    run.stop();
  });

  it('sends the failed rows again although it was paused while the last row was being sent', async () => {
    let isAccepted = false;
    const rejectedItem = item('a');
    const run: ImportRun = createRun([
      {
        ...rejectedItem,
        send: () => {
          if (isAccepted) return rejectedItem.send();
          run.pause();
          return Promise.reject(httpError(422));
        },
      },
    ]);
    await run.start();
    expect(states(run)).toEqual(['failed']);
    isAccepted = true;
    await run.retryFailed();
    expect(states(run)).toEqual(['imported']);
  });

  it('can be paused while it waits for the server', async () => {
    const run = createRun([item('a', [{ error: httpError(503) }])]);
    const runEnd = run.start();
    await waitForState(run, 'waiting');
    run.pause();
    expect(run.report.get()).toMatchObject({ state: 'paused', error: undefined });
    run.resume();
    await runEnd;
    expect(states(run)).toEqual(['imported']);
  });

  it('waits for the next login when the session has ended', async () => {
    const run = createRun([item('a', [{ error: httpError(401) }]), item('b')]);
    const runEnd = run.start();
    endSession('expired');
    await waitForState(run, 'logged-out');
    expect(states(run)).toEqual(['waiting', 'waiting']);
    startSession('other', 'admin');
    run.resume();
    await runEnd;
    expect(storedNames).toEqual(['a', 'b']);
  });

  it('continues after a reload: looks for the row whose outcome is unknown, and sends the failed and waiting ones', async () => {
    storedNames = ['b'];
    const recordedItems: SavedItem[] = [];
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...item(name),
      record: (saved: SavedItem) => void recordedItems.push(saved),
    }));
    const run = new ImportRun(items, {
      fetchList: () => Promise.resolve(LIST),
      wait: () => Promise.resolve(),
      progress: [
        { state: 'imported', no: 'a', key: '1' },
        { state: 'unknown', key: '2' },
        { state: 'unknown', key: '3' },
        { state: 'failed', key: '4' },
        { state: 'waiting', key: '5' },
      ],
    });
    expect(run.report.get().outcomes[1]).toEqual({ state: 'waiting', mayBeStored: true });
    await run.start();
    expect(log).toEqual(['find b', 'find c', 'send c', 'send d', 'send e']);
    expect(states(run)).toEqual(items.map(() => 'imported'));
    expect(recordedItems).toEqual([{ no: 'a' }]);
  });

  it('keeps the idempotency key of a row over a reload until its outcome is known', async () => {
    const sentKeys: string[] = [];
    const itemThatRecordsKey = (name: string, errors: readonly { error: unknown }[] = []) => {
      const plainItem = item(name, errors);
      return {
        ...plainItem,
        send: (keys: IdempotencyKeys) => {
          sentKeys.push(keys.keyOf(name));
          return plainItem.send();
        },
      };
    };
    const firstRun = createRun([
      itemThatRecordsKey('a', [{ error: httpError(422) }]),
      itemThatRecordsKey('b'),
    ]);
    await firstRun.start();
    const keys = [0, 1].map((index) => firstRun.progressOf(index).key);
    expect(sentKeys).toEqual(keys);
    const resumedRun = new ImportRun([itemThatRecordsKey('a'), itemThatRecordsKey('b')], {
      fetchList: () => Promise.resolve(LIST),
      progress: [firstRun.progressOf(0), { state: 'waiting', key: keys[1]! }],
    });
    await resumedRun.start();
    expect(sentKeys[2]).not.toBe(keys[0]);
    expect(sentKeys[3]).toBe(keys[1]);
  });

  it('does not fetch the list after it was stopped while its last row waits for the server', async () => {
    let isListFetched = false;
    const run = createRun([item('a'), item('b', [{ error: httpError(503) }])], () => {
      isListFetched = true;
      return Promise.resolve(LIST);
    });
    const runEnd = run.start();
    await waitForState(run, 'waiting');
    run.stop();
    await runEnd;
    expect(isListFetched).toBe(false);
  });

  it('sends no further row after it was stopped', async () => {
    const run = createRun([item('a'), item('b')]);
    const runEnd = run.start();
    run.pause();
    run.stop();
    await runEnd;
    expect(log).not.toContain('send b');
  });
});
