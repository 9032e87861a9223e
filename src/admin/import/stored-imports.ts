import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, storageKeys, writeStorage } from '@/lib/storage';
import type { CsvSection } from '@/admin/csv/csv-fields';
import type { ColumnMapping } from './guess-columns';
import { releaseImport } from './import-lock';
import type { RowProgress } from './item-to-import';
import type { Source } from './read-source';

export interface ImportDraft {
  source: Source;
  mapping: ColumnMapping;
  step: 'columns' | 'check';
}

export interface StartedImport extends Omit<ImportDraft, 'step'> {
  step: 'run';
  /** Identifies the import among the tabs of the browser (`claimImport`). */
  id: string;
  /** The numbers of the rows to import, and of those left out because of errors. */
  chosen: readonly number[];
  invalid: readonly number[];
  /** The `no`s of the items that existed before the import. */
  existing: readonly string[];
}

/** By the number of the row. */
export type ImportProgress = ReadonlyMap<number, RowProgress>;

export type StoredImport = ImportDraft | StartedImport;

const keyOf = (section: CsvSection) => `lawfirm_admin_import/${section}`;
/** The key of a row's progress, which is stored separately: storing all rows with each imported one would be quadratic. */
const rowKeyOf = (section: CsvSection, number: number) => `${keyOf(section)}/${number}`;
/** The key of the rows left out, which are stored separately: otherwise each click on a checkbox would store the table. */
const omittedKeyOf = (section: CsvSection) => `lawfirm_admin_import_omitted/${section}`;

/**
 * The key of the revisions of the latest imports in all tabs: how often a row of each was stored, or the import ended.
 * A duplicated tab has a copy of an import without the rows that the other tab has sent since, and must not send them
 * again.
 */
const REVISIONS_KEY = 'lawfirm_admin_import_revisions';
const MAX_REVISIONS = 20;

function storedRowNumbers(section: CsvSection): number[] {
  const prefix = `${keyOf(section)}/`;
  return storageKeys('sessionStorage').flatMap((key) =>
    key.startsWith(prefix) ? [Number(key.slice(prefix.length))] : [],
  );
}

/** The progress of a row, with the revision of the import at which it was stored. */
type StoredProgress = RowProgress & { revision?: unknown };

function isProgress(value: unknown): value is StoredProgress {
  return isRecord(value) && typeof value.state === 'string' && typeof value.key === 'string';
}

/** By the id of the import. */
function readRevisions(): Map<string, number> {
  const revisions = parseStored(readStorage('localStorage', REVISIONS_KEY));
  return new Map(
    Object.entries(isRecord(revisions) ? revisions : {}).flatMap(([id, revision]) =>
      typeof revision === 'number' ? [[id, revision]] : [],
    ),
  );
}

/** Increments an import's revision in all tabs, which outdates copies, if `store` succeeds. Returns whether it did. */
function addRevision(id: string, store: (revision: number) => boolean): boolean {
  const revisions = readRevisions();
  const revision = (revisions.get(id) ?? 0) + 1;
  if (!store(revision)) return false;
  revisions.delete(id);
  const latestRevisions = [...revisions, [id, revision] as const].slice(-MAX_REVISIONS);
  const text = JSON.stringify(Object.fromEntries(latestRevisions));
  writeStorage('localStorage', REVISIONS_KEY, text);
  return true;
}

function isStoredImport(value: unknown): value is StoredImport & { account: string } {
  if (!isRecord(value) || !isRecord(value.source) || !isRecord(value.source.table)) return false;
  const { header, rows } = value.source.table;
  if (value.step === 'run' && typeof value.id !== 'string') return false;
  const lists = value.step === 'run' ? [value.chosen, value.invalid, value.existing] : [];
  return [header, rows, value.mapping, ...lists].every(Array.isArray);
}

/**
 * Stores an import, without progress, in this tab only, as several tabs would send its rows. If storage is blocked or
 * full, returns false and removes the stored import.
 */
export function storeImport(
  section: CsvSection,
  account: string,
  storedImport: StoredImport,
): boolean {
  removeProgress(section);
  const isStored = writeStorage(
    'sessionStorage',
    keyOf(section),
    JSON.stringify({ account, ...storedImport }),
  );
  if (!isStored) removeCopy(section);
  return isStored;
}

/** Stores the numbers of the rows that the user leaves out of an import that was not started. */
export function storeOmittedRowNumbers(section: CsvSection, numbers: ReadonlySet<number>): void {
  writeStorage('sessionStorage', omittedKeyOf(section), JSON.stringify([...numbers]));
}

/** Returns the numbers that `storeOmittedRowNumbers` has stored. */
export function readOmittedRowNumbers(section: CsvSection): ReadonlySet<number> {
  const numbers = parseStored(readStorage('sessionStorage', omittedKeyOf(section)));
  return new Set(Array.isArray(numbers) ? numbers : []);
}

/** Stores a row's progress. If storage is full, returns false, and removes the import: a reload would send the row again. */
export function storeProgress(
  section: CsvSection,
  id: string,
  number: number,
  progress: RowProgress,
): boolean {
  const isStored = addRevision(id, (revision) => {
    const storedProgress: StoredProgress = { ...progress, revision };
    return writeStorage(
      'sessionStorage',
      rowKeyOf(section, number),
      JSON.stringify(storedProgress),
    );
  });
  if (!isStored) removeCopy(section);
  return isStored;
}

/** Returns the import that an account has stored in this tab; undefined for another account. */
export function readStoredImport(
  section: CsvSection,
  account: string | undefined,
): StoredImport | undefined {
  const storedImport = parseStored(readStorage('sessionStorage', keyOf(section)));
  if (!isStoredImport(storedImport) || storedImport.account !== account) return undefined;
  return { ...storedImport, mapping: storedImport.mapping.map((key) => key ?? undefined) };
}

/** Returns the progress of the rows of a stored import; rows that were never sent are absent. */
export function readProgress(section: CsvSection): ReadonlyMap<number, StoredProgress> {
  return new Map(
    storedRowNumbers(section).flatMap((number) => {
      const progress = parseStored(readStorage('sessionStorage', rowKeyOf(section, number)));
      return isProgress(progress) ? [[number, progress]] : [];
    }),
  );
}

/** Returns whether another tab has continued or ended the import of which this tab has a copy. */
export function isOutdatedCopy(section: CsvSection, id: string): boolean {
  const revisions = [...readProgress(section).values()].map(({ revision }) => revision);
  const latestRevision = readRevisions().get(id) ?? 0;
  return latestRevision > 0 && !revisions.includes(latestRevision);
}

/** Ends the import: removes it from this tab, and, once it was started, outdates its copies in duplicates of the tab. */
export function removeStoredImport(section: CsvSection): void {
  const storedImport = parseStored(readStorage('sessionStorage', keyOf(section)));
  if (isStoredImport(storedImport) && storedImport.step === 'run')
    addRevision(storedImport.id, () => true);
  removeCopy(section);
}

/** Removes the import from this tab; a duplicate of the tab may continue it. */
export function removeCopy(section: CsvSection): void {
  releaseImport(section);
  writeStorage('sessionStorage', keyOf(section), null);
  writeStorage('sessionStorage', omittedKeyOf(section), null);
  removeProgress(section);
}

function removeProgress(section: CsvSection): void {
  for (const number of storedRowNumbers(section))
    writeStorage('sessionStorage', rowKeyOf(section, number), null);
}
