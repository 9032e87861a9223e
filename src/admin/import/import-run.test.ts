import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiError } from '@/api/errors';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { endSession, startSession } from '@/api/admin/session';
import { ImportRun } from './import-run';
import type { ImportedItem, SavedItem } from './imported-item';

const NETWORK = new ApiError({ kind: 'network' });
const http = (status: number) => new ApiError({ kind: 'http', status });

/** The requests of the items, in order, and what is stored. */
let log: string[];
let storedTitles: string[];
beforeEach(() => {
  log = [];
  storedTitles = [];
  startSession('token', 'admin');
});
afterEach(() => endSession('quit'));

/** Creates an item whose requests fail with these errors, one after another; an error may hide that it was stored. */
function item(name: string, errors: readonly { error: unknown; isStored?: boolean }[] = []) {
  const rest = [...errors];
  const send = (): Promise<SavedItem> => {
    log.push(`send ${name}`);
    const nextResponse = rest.shift();
    if (!nextResponse || nextResponse.isStored) storedTitles.push(name);
    return nextResponse
      ? Promise.reject(nextResponse.error as Error)
      : Promise.resolve({ no: name });
  };
  const find = () => {
    log.push(`find ${name}`);
    return Promise.resolve(storedTitles.includes(name) ? { no: name } : undefined);
  };
  return { send, find, locate, record: () => undefined };
}

/** Finds every item in the list. */
const locate = (saved: SavedItem): SavedItem | undefined => saved;

const states = ({ report }: ImportRun) => report.get().outcomes.map(({ state }) => state);
const LIST = { keys: new Set<string>(), titles: new Map(), isComplete: true };
const withoutWaiting = (items: readonly ImportedItem[], readList = () => Promise.resolve(LIST)) =>
  new ImportRun(items, { readList, wait: () => Promise.resolve() });
/** Resolves once the run has this state. */
const reaches = ({ report }: ImportRun, state: string) =>
  new Promise<void>((resolve) => {
    const check = () => report.get().state === state && resolve();
    report.subscribe(check);
    check();
  });

describe('ImportRun', () => {
  it('sends one request per row, in order', async () => {
    const run = withoutWaiting([item('a'), item('b')]);
    await run.start();
    expect(log).toEqual(['send a', 'send b']);
    expect(run.report.get()).toMatchObject({ state: 'done' });
    expect(run.report.get().outcomes.map(({ no }) => no)).toEqual(['a', 'b']);
  });

  it('does not send a row again whose response was lost after it was stored', async () => {
    const run = withoutWaiting([item('a', [{ error: NETWORK, isStored: true }])]);
    await run.start();
    expect(log).toEqual(['send a', 'find a']);
    expect(states(run)).toEqual(['imported']);
  });

  it('looks for a row before it sends the row again', async () => {
    const run = withoutWaiting([item('a', [{ error: http(500) }])]);
    await run.start();
    expect(log).toEqual(['send a', 'find a', 'find a', 'send a']);
    expect(states(run)).toEqual(['imported']);
  });

  it('reports rejected rows and continues with the next', async () => {
    const run = withoutWaiting([item('a', [{ error: http(422) }]), item('b')]);
    await run.start();
    expect(log).toEqual(['send a', 'send b']);
    expect(states(run)).toEqual(['failed', 'imported']);
    await run.retryFailed();
    expect(states(run)).toEqual(['imported', 'imported']);
    expect(storedTitles).toEqual(['b', 'a']);
  });

  it('reports a row that may have been stored when it cannot be looked for', async () => {
    const itemWithLostResponse = {
      ...item('a', [{ error: new ApiError({ kind: 'malformed' }) }]),
      find: () => Promise.reject(http(404)),
    };
    const run = withoutWaiting([itemWithLostResponse]);
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
    const run = withoutWaiting([droppedItem]);
    await run.start();
    expect(run.report.get().outcomes).toEqual([{ state: 'failed', isMissing: true }]);
    isListed = true;
    await run.retryFailed();
    expect(states(run)).toEqual(['imported']);
    expect(log).toEqual(['send a', 'send a']);
  });

  it('reports that the list could not be read after the import', async () => {
    const error = http(500);
    const run = withoutWaiting([item('a')], () => Promise.reject(error));
    await run.start();
    expect(run.report.get()).toMatchObject({ state: 'done', error });
    expect(states(run)).toEqual(['imported']);
  });

  it.each([
    ['the connection is lost', Array.from({ length: 3 }, () => ({ error: NETWORK }))],
    ['the server is unavailable', [{ error: http(503) }]],
  ])('waits while %s, and continues on resume', async (_, errors) => {
    const run = withoutWaiting([item('a', errors), item('b')]);
    const runEnd = run.start();
    await reaches(run, 'waiting');
    expect(log.filter((line) => line === 'send b')).toEqual([]);
    run.resume();
    await runEnd;
    expect(storedTitles).toEqual(['a', 'b']);
  });

  it('waits for the next login when the session has ended', async () => {
    const run = withoutWaiting([item('a', [{ error: http(401) }]), item('b')]);
    const runEnd = run.start();
    endSession('expired');
    await reaches(run, 'logged-out');
    expect(states(run)).toEqual(['waiting', 'waiting']);
    startSession('other', 'admin');
    run.resume();
    await runEnd;
    expect(storedTitles).toEqual(['a', 'b']);
  });

  it('continues after a reload: looks for the row whose outcome is unknown, and sends the failed and waiting ones', async () => {
    storedTitles = ['b'];
    const recorded: SavedItem[] = [];
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
      ...item(name),
      record: (saved: SavedItem) => void recorded.push(saved),
    }));
    const run = new ImportRun(items, {
      readList: () => Promise.resolve(LIST),
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
    expect(recorded).toEqual([{ no: 'a' }]);
  });

  it('keeps the idempotency key of a row over a reload until its outcome is known', async () => {
    const sent: string[] = [];
    const keyed = (name: string, errors: readonly { error: unknown }[] = []) => {
      const own = item(name, errors);
      return {
        ...own,
        send: (keys: IdempotencyKeys) => {
          sent.push(keys.keyOf(name));
          return own.send();
        },
      };
    };
    const rejected = withoutWaiting([keyed('a', [{ error: http(422) }]), keyed('b')]);
    await rejected.start();
    const keys = [0, 1].map((index) => rejected.progressOf(index).key);
    expect(sent).toEqual(keys);
    const resumed = new ImportRun([keyed('a'), keyed('b')], {
      readList: () => Promise.resolve(LIST),
      progress: [rejected.progressOf(0), { state: 'waiting', key: keys[1]! }],
    });
    await resumed.start();
    expect(sent[2]).not.toBe(keys[0]);
    expect(sent[3]).toBe(keys[1]);
  });

  it('sends no further row after it was stopped', async () => {
    const run = withoutWaiting([item('a'), item('b')]);
    const started = run.start();
    run.pause();
    run.stop();
    await started;
    expect(log).not.toContain('send b');
  });
});
