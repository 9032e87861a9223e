import { readStored, writeStored } from '@/lib/storage';
import type { CsvSection } from '@/admin/csv/csv-fields';
import type { ColumnMapping } from './guess-columns';
import type { RowProgress } from './imported-item';
import type { Source } from './read-source';

/** A table that was read, with the fields of its columns. */
export interface ImportDraft {
  source: Source;
  mapping: ColumnMapping;
  step: 'columns' | 'check';
}

/** An import that was started. */
export interface StartedImport extends Omit<ImportDraft, 'step'> {
  step: 'run';
  /** The numbers of the rows of the run, in its order. */
  chosen: readonly number[];
  /** The numbers of the rows with errors. */
  invalid: readonly number[];
  /** The `no`s of the items that existed before the import. */
  existing: readonly string[];
}

/** An import as this tab stores it. */
export type StoredImport = ImportDraft | StartedImport;

const keyOf = (section: CsvSection) => `lawfirm_admin_import/${section}`;
/** Stored separately, as it changes with every row. */
const progressKeyOf = (section: CsvSection) => `${keyOf(section)}/progress`;

function parse(key: string): unknown {
  try {
    return JSON.parse(readStored('sessionStorage', key) ?? 'null');
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isStored(value: unknown): value is StoredImport & { account: string } {
  if (!isObject(value) || !isObject(value.source) || !isObject(value.source.table)) return false;
  const { header, rows } = value.source.table;
  const lists = value.step === 'run' ? [value.chosen, value.invalid, value.existing] : [];
  return [header, rows, value.mapping, ...lists].every(Array.isArray);
}

/**
 * Stores an import of an account in this tab, so that it survives a reload. Another tab cannot continue it, as both
 * would send the same rows. Returns false when storage is blocked or full.
 */
export function storeImport(section: CsvSection, account: string, stored: StoredImport): boolean {
  writeStored('sessionStorage', progressKeyOf(section), null);
  const isStored = writeStored(
    'sessionStorage',
    keyOf(section),
    JSON.stringify({ account, ...stored }),
  );
  if (!isStored) removeStoredImport(section);
  return isStored;
}

/** Stores how far the rows are. */
export function storeProgress(section: CsvSection, progress: readonly RowProgress[]): void {
  writeStored('sessionStorage', progressKeyOf(section), JSON.stringify(progress));
}

/** Returns the import that an account has stored in this tab. */
export function readStoredImport(
  section: CsvSection,
  account: string | undefined,
): StoredImport | undefined {
  const stored = parse(keyOf(section));
  if (!isStored(stored) || stored.account !== account) return undefined;
  return { ...stored, mapping: stored.mapping.map((key) => key ?? undefined) };
}

/** Returns how far the rows of a stored import are; none if it has not sent any. */
export function readProgress(section: CsvSection): readonly RowProgress[] {
  const stored = parse(progressKeyOf(section));
  return Array.isArray(stored) ? (stored as RowProgress[]) : [];
}

/** Removes the import from this tab. */
export function removeStoredImport(section: CsvSection): void {
  for (const key of [keyOf(section), progressKeyOf(section)])
    writeStored('sessionStorage', key, null);
}
