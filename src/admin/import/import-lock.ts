import type { CsvSection } from '@/admin/csv/csv-fields';

/** Maximum time to wait for a lock, in milliseconds: after a reload, the previous page may still hold it. */
const TIMEOUT_MS = 1_000;

interface ImportLock {
  id: string;
  /** Resolves to whether this tab holds the lock. */
  claim: Promise<boolean>;
  release: () => void;
}

const locks = new Map<CsvSection, ImportLock>();

/** Requests a lock, to hold it until `end` resolves. Resolves to false if another tab keeps it for `TIMEOUT_MS`. */
function requestLock(id: string, end: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    navigator.locks
      .request(`lawfirm_admin_import/${id}`, { signal }, () => {
        resolve(true);
        return end;
      })
      .catch(() => resolve(false));
  });
}

/**
 * Claims the import with this id for this tab, until it is released or the tab is closed. Resolves to false when another
 * tab has claimed it: a duplicated tab has a copy of the storage, and both would send the same rows. Resolves to true
 * where the browser has no locks.
 */
export function claimImport(section: CsvSection, id: string): Promise<boolean> {
  const currentLock = locks.get(section);
  if (currentLock?.id === id) return currentLock.claim;
  currentLock?.release();
  if (!('locks' in navigator)) return Promise.resolve(true);
  let release = (): void => undefined;
  const claim = requestLock(id, new Promise<void>((resolve) => (release = resolve)));
  locks.set(section, { id, claim, release });
  return claim;
}

/** Releases the import of this tab, so that another tab can claim it. */
export function releaseImport(section: CsvSection): void {
  locks.get(section)?.release();
  locks.delete(section);
}
