import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { ApiError } from '@/api/errors';
import { DeletionError } from '@/api/admin/confirm-deleted';
import { session } from '@/api/admin/session';
import { useErrorMessage, MessageError } from '@/admin/requests/error-message';
import { useFocusFallback } from '@/admin/shared/focus-fallback';
import { registerPendingMutations } from '@/admin/requests/pending-mutations';
import { recordUnsent } from '@/admin/requests/unsent-mutations';
import { useRequestErrors } from '@/admin/shared/request-error';
import { useAccount } from '@/admin/shared/use-account';
import type { RowResult, RowMutation, RowMutations } from './row-mutation';

/** Time to undo a mutation before it is sent, in milliseconds (docs/architecture.md#6-unsaved-work). */
const UNDO_TIME = 8_000;

interface Entry<Row> extends RowResult {
  row: Row;
  write: RowMutation<Row>;
  idempotencyKeys: IdempotencyKeys;
}

interface RowMutationsOptions<Row> {
  keyOf: (row: Row) => string;
  /** Returns the name of a row that is not visible. */
  nameOf: (row: Row) => string;
  /** The visible rows; undefined while unknown. */
  rows: readonly Row[] | undefined;
  /** Revalidates the affected queries; called once per batch. */
  afterwards: () => Promise<void>;
}

/** Returns whether a request failed because the session has ended. */
function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && session.token === null;
}

/** Returns whether the outcome of a deletion is unknown. */
function isUnknown(error: unknown): boolean {
  return error instanceof DeletionError && error.outcome === 'unknown';
}

const BUSY = new Set<RowResult['state'] | undefined>(['waiting', 'sending', 'sent']);

/**
 * Sends mutations of one or several rows: one request at a time per row, several rows one after another, a result per
 * row, retry of the failed ones. Undoable mutations can be undone for `UNDO_TIME` and are sent immediately when the
 * editor leaves the list (docs/architecture.md#6-unsaved-work).
 */
export function useRowMutations<Row>(options: RowMutationsOptions<Row>): RowMutations<Row> {
  const { keyOf, nameOf, rows } = options;
  const { t } = useLingui();
  const { restore } = useFocusFallback();
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry<Row>>>(new Map());
  // The current entries: the next click may precede the next render.
  const now = useRef(entries);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const shown = useMemo(() => rows && new Map(rows.map((row) => [keyOf(row), row])), [rows, keyOf]);
  const reportNotDeleted = (row: Row, error: unknown) => {
    const name = nameOf(row);
    report(
      error,
      isUnknown(error)
        ? t`Couldn’t check whether “${name}” was deleted.`
        : t`“${name}” was not deleted.`,
    );
  };
  const account = useAccount();
  /** Records a mutation to report after the next login. */
  const recordForNextLogin = ({ row, going }: Entry<Row>) =>
    recordUnsent({ account, name: nameOf(row), deletion: going });
  const ended = new MessageError(t`Your session ended before the change was sent`);
  const current = {
    ...options,
    shown,
    report,
    reportNotDeleted,
    recordForNextLogin,
    messageOf,
    ended,
  };
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });

  const change = useCallback((edit: (map: Map<string, Entry<Row>>) => void) => {
    const next = new Map(now.current);
    edit(next);
    now.current = next;
    setEntries(next);
  }, []);
  const mark = useCallback(
    (keys: readonly string[], result: Pick<RowResult, 'state' | 'message' | 'unknown'>) =>
      change((map) => {
        for (const key of keys) {
          const entry = map.get(key);
          if (entry) map.set(key, { ...entry, ...result });
        }
      }),
    [change],
  );

  const fail = useCallback(
    (key: string, error: unknown) =>
      mark([key], {
        state: 'failed',
        message: latest.current.messageOf(error),
        unknown: isUnknown(error),
      }),
    [mark],
  );
  const settle = useCallback(
    async (keys: readonly string[]) => {
      await latest.current.afterwards().catch(() => undefined);
      change((map) => {
        for (const key of keys) if (map.get(key)?.state === 'sent') map.delete(key);
      });
    },
    [change],
  );

  const send = useCallback(
    async (keys: readonly string[]) => {
      if (keys.length === 0) return;
      mark(keys, { state: 'waiting' });
      for (const key of keys) {
        const entry = now.current.get(key);
        if (!entry) continue;
        mark([key], { state: 'sending' });
        try {
          await entry.write.send(entry.row, entry.idempotencyKeys);
          mark([key], { state: 'sent' });
        } catch (error) {
          if (isSessionEnded(error)) {
            // This row and those queued behind it.
            for (const queued of keys.slice(keys.indexOf(key))) {
              const unsent = now.current.get(queued);
              if (unsent) latest.current.recordForNextLogin(unsent);
              // The list remains mounted if the login dialog opens over it (D54).
              fail(queued, latest.current.ended);
            }
            return;
          }
          fail(key, error);
          if (keys.length === 1) latest.current.report(error);
        }
      }
      await settle(keys);
      restore();
    },
    [mark, fail, settle, restore],
  );

  const run = useCallback(
    async (rows: readonly Row[], write: RowMutation<Row>) => {
      const free = rows.filter((row) => {
        const state = now.current.get(latest.current.keyOf(row))?.state;
        return !BUSY.has(state) && state !== 'undoable';
      });
      const keys = free.map((row) => latest.current.keyOf(row));
      if (keys.length === 0) return;
      // A new object: a deletion that is undone and started again waits the full time.
      const own = { ...write };
      const { name, undoable: going = false } = write;
      const state = going ? 'undoable' : 'waiting';
      change((map) => {
        for (const row of free)
          map.set(latest.current.keyOf(row), {
            ...{ row, write: own, name, going, state },
            idempotencyKeys: new IdempotencyKeys(),
          });
      });
      if (!going) {
        await send(keys);
        return;
      }
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        void send(keys.filter((key) => now.current.get(key)?.write === own));
      }, UNDO_TIME);
      timers.current.add(timer);
    },
    [change, send],
  );

  const undo = useCallback(
    (rows: readonly Row[]) => {
      const keys = rows.map((row) => latest.current.keyOf(row));
      change((map) => {
        for (const key of keys) if (map.get(key)?.state === 'undoable') map.delete(key);
      });
      restore();
    },
    [change, restore],
  );

  useEffect(() => {
    const pending = timers.current;
    /** `ending`: the session is about to end, so failures are reported after the next login. */
    const flush = (ending: boolean) => {
      for (const timer of pending) clearTimeout(timer);
      pending.clear();
      const undoable = [...now.current].filter(([, { state }]) => state === 'undoable');
      return undoable.length > 0 ? sendAll(undoable, ending) : undefined;
    };
    // In parallel: a closing page has no time for a sequence.
    const sendAll = async (all: readonly [string, Entry<Row>][], ending: boolean) => {
      const keys = all.map(([key]) => key);
      mark(keys, { state: 'sending' });
      const sendOne = async ([key, entry]: [string, Entry<Row>]) => {
        const { row, write, idempotencyKeys } = entry;
        if (session.token === null) {
          latest.current.recordForNextLogin(entry);
          return;
        }
        try {
          await write.send(row, idempotencyKeys);
          mark([key], { state: 'sent' });
        } catch (error) {
          fail(key, error);
          if (ending || isSessionEnded(error)) latest.current.recordForNextLogin(entry);
          // The row may no longer be visible: the message names it.
          else latest.current.reportNotDeleted(row, error);
        }
      };
      await Promise.all(all.map(sendOne));
      await settle(keys);
    };
    const flushAtOnce = () => void flush(false);
    const release = registerPendingMutations(() => flush(true));
    addEventListener('pagehide', flushAtOnce);
    return () => {
      removeEventListener('pagehide', flushAtOnce);
      release();
      flushAtOnce();
    };
  }, [mark, fail, settle]);

  const retry = useCallback(async () => {
    const { shown: present } = latest.current;
    const failed = [...now.current].filter(
      ([key, { state }]) => state === 'failed' && (!present || present.has(key)),
    );
    // With the current rows: an item may have lost languages in the meantime.
    change((map) => {
      for (const [key, entry] of failed)
        map.set(key, { ...entry, row: present?.get(key) ?? entry.row });
    });
    await send(failed.map(([key]) => key));
  }, [change, send]);
  const dismiss = useCallback(
    () =>
      change((map) => {
        for (const [key, { state }] of map) if (state === 'failed') map.delete(key);
      }),
    [change],
  );

  return useMemo(() => {
    const all = [...entries.values()];
    const rowsIn = (state: RowResult['state']) =>
      all.filter((entry) => entry.state === state).map(({ row }) => row);
    const busy = all.filter(({ state }) => BUSY.has(state));
    const done = busy.filter(({ state }) => state === 'sent').length;
    const failed = [...entries].filter(([, { state }]) => state === 'failed');
    const isLost = (key: string) => shown?.has(key) === false;
    return {
      run,
      undo,
      resultOf: (row: Row) => entries.get(keyOf(row)),
      undoable: rowsIn('undoable'),
      failed: failed.flatMap(([key, { row }]) => (isLost(key) ? [] : [row])),
      lost: failed.flatMap(([key, { row, message }]) =>
        isLost(key) ? [{ key, name: nameOf(row), message }] : [],
      ),
      progress: busy.length > 0 ? { done, all: busy.length } : undefined,
      retry,
      dismiss,
    };
  }, [entries, shown, keyOf, nameOf, run, undo, retry, dismiss]);
}
