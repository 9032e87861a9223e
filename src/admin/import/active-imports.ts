import { subscribeKey } from 'valtio/utils';
import { session } from '@/api/admin/session';
import { Store } from '@/lib/store';
import type { CsvSection } from '@/admin/csv/csv-fields';
import type { CheckedRow } from './checked-row';
import type { ImportRun } from './import-run';
import { removeStoredImport } from './stored-imports';

export interface ActiveImport {
  section: CsvSection;
  run: ImportRun;
  /** In the order of the run. */
  rows: readonly CheckedRow[];
  header: readonly string[];
  /** The rows that the run leaves out because of errors. */
  invalidRows: readonly CheckedRow[];
  /** Whether the import can be resumed after a reload of this tab. */
  isStored: boolean;
}

/** Holds the import of each content type in this tab. It outlives its screen, and an expired session of its account. */
export const activeImports = new Store<Partial<Record<CsvSection, ActiveImport>>>({});

/** Adds an import, in place of an earlier one of the same content type. */
export function addImport(activeImport: ActiveImport): void {
  activeImports.set({ ...activeImports.get(), [activeImport.section]: activeImport });
}

/** Stops and removes an import, also from the storage of this tab. */
export function removeImport(section: CsvSection): void {
  const { [section]: removedImport, ...others } = activeImports.get();
  removedImport?.run.stop();
  removeStoredImport(section);
  activeImports.set(others);
}

let { accountChangeCount } = session;

/**
 * Pauses running imports when the session ends. At the next login, continues those of the same account, unless the user
 * has logged out, and ends those of another account.
 */
function followSession(token: string | null): void {
  const isOtherAccount = accountChangeCount !== session.accountChangeCount;
  ({ accountChangeCount } = session);
  for (const { section, run } of Object.values(activeImports.get())) {
    if (token === null) run.waitForLogin();
    else if (isOtherAccount) removeImport(section);
    else if (session.endReason === 'quit') run.pause();
    else if (run.report.get().state === 'logged-out') run.resume();
  }
}

// Synchronously: `endReason` is still the reason why the last session ended when the next one starts.
subscribeKey(session, 'token', followSession, true);

// An import that only waited for the connection resumes by itself.
addEventListener('online', () => {
  for (const { run } of Object.values(activeImports.get()))
    if (run.report.get().state === 'waiting') run.resume();
});
