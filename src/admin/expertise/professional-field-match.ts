import type { ProfessionalFieldLists, ProfessionalField } from '@/api/admin/professional-fields';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/lib/group-versions';

/**
 * How the records of a row were matched: by `no`, by position, by the position before the orders of the languages
 * diverged, or not at all, since there is one record only.
 */
export type MatchedBy = 'no' | 'place' | 'earlier' | 'alone';

/** The ids of records that are one field, whatever their current positions. */
export type KnownPairs = readonly (readonly string[])[];

/** A professional field of the firm: its records, at most one per language. */
export interface ProfessionalFieldRow {
  key: string;
  versions: Partial<Record<string, ProfessionalField>>;
  matchedBy: MatchedBy;
}

/** The beginning of the key of a row whose records share a `no`, or could. */
const NUMBERED = 'no ';

/** The result of matching the records of several languages. */
interface MatchResult {
  /** The rows in the order of the first language; rows without that language follow their predecessor in another one. */
  rows: ProfessionalFieldRow[];
  /** Whether records of several languages are left that cannot be matched. */
  hasUnmatchedRecords: boolean;
}

/** Returns a row for each record, without matches. */
export function unpairedRows(fields: readonly ProfessionalField[]): ProfessionalFieldRow[] {
  return fields.map((field) => ({
    key: `id ${field.id}`,
    versions: { [field.lang]: field },
    matchedBy: 'alone',
  }));
}

/** Returns whether the `no` of a row identifies its field: a new record with this `no` belongs to the row. */
export function isNumbered({ key }: ProfessionalFieldRow): boolean {
  return key.startsWith(NUMBERED);
}

/**
 * Merges several orders of the same keys: the first one leads, and keys of a later one follow their predecessor
 * there.
 */
export function mergeOrders(orders: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  for (const order of orders) {
    let lastIndex = -1;
    for (const key of order) {
      const index = merged.indexOf(key);
      lastIndex = index >= 0 ? index : lastIndex + 1;
      if (index < 0) merged.splice(lastIndex, 0, key);
    }
  }
  return merged;
}

type Entry = [lang: string, fields: ProfessionalField[]];

/** Returns the records that are in none of the rows. */
function unmatchedEntriesOf(
  lists: readonly Entry[],
  rows: readonly ProfessionalFieldRow[],
): Entry[] {
  const matchedFields = new Set(rows.flatMap(versionsOf));
  return lists.flatMap(([lang, fields]): Entry[] => {
    const unmatchedFields = fields.filter((field) => !matchedFields.has(field));
    return unmatchedFields.length > 0 ? [[lang, unmatchedFields]] : [];
  });
}

/** Matches records with the same `no` in several languages; also returns the records that are left. */
function matchByNo(lists: readonly Entry[]): {
  rows: ProfessionalFieldRow[];
  unmatchedEntries: Entry[];
} {
  const versionsByNo = new Map<string, Record<string, ProfessionalField>>();
  for (const [lang, fields] of lists) {
    for (const field of fields) {
      const no = toText(field.no);
      if (no === '') continue;
      const versions = versionsByNo.get(no) ?? {};
      versions[lang] ??= field;
      versionsByNo.set(no, versions);
    }
  }
  const groups = [...versionsByNo].filter(([, versions]) => Object.keys(versions).length > 1);
  // If no two records share a `no`, the numbers identify records and not fields.
  const numbersMatch = groups.length > 0;
  const rows = (numbersMatch ? [...versionsByNo] : []).map(
    ([no, versions]): ProfessionalFieldRow => {
      const areMatched = Object.keys(versions).length > 1;
      return { key: `${NUMBERED}${no}`, versions, matchedBy: areMatched ? 'no' : 'alone' };
    },
  );
  return { rows, unmatchedEntries: unmatchedEntriesOf(lists, rows) };
}

/** Matches records by known pairs; also returns the records that are left. */
function matchKnown(
  lists: readonly Entry[],
  pairs: KnownPairs,
): { rows: ProfessionalFieldRow[]; unmatchedEntries: Entry[] } {
  const rows = pairs.flatMap((ids): ProfessionalFieldRow[] => {
    const versions = lists.flatMap(([lang, fields]) => {
      const field = fields.find(({ id }) => ids.includes(String(id)));
      return field ? [[lang, field] as const] : [];
    });
    if (versions.length === 0) return [];
    const matchedBy = versions.length > 1 ? 'earlier' : 'alone';
    return [{ key: `id ${ids[0]}`, versions: Object.fromEntries(versions), matchedBy }];
  });
  return { rows, unmatchedEntries: unmatchedEntriesOf(lists, rows) };
}

/**
 * Matches the records of several languages (D22, D26): by a common `no`, then by known `pairs`, then the rest by
 * position. Positions are ignored if one language has more records left than another.
 */
export function matchProfessionalFields(
  lists: ProfessionalFieldLists,
  pairs: KnownPairs = [],
): MatchResult {
  const allEntries = Object.entries(lists).flatMap(([lang, fields]): Entry[] =>
    fields && fields.length > 0 ? [[lang, fields]] : [],
  );
  const { rows: numberedRows, unmatchedEntries: unnumberedEntries } = matchByNo(allEntries);
  const { rows: pairedRows, unmatchedEntries } = matchKnown(unnumberedEntries, pairs);
  const lengths = new Set(unmatchedEntries.map(([, fields]) => fields.length));
  const isUnsure = lengths.size > 1;
  const [first] = unmatchedEntries;
  const remainingRows =
    unmatchedEntries.length > 1 && !isUnsure && first
      ? first[1].map((field, index): ProfessionalFieldRow => {
          const versions = unmatchedEntries.flatMap(([lang, fields]) => {
            const field = fields[index];
            return field ? [[lang, field] as const] : [];
          });
          return {
            key: `id ${field.id}`,
            versions: Object.fromEntries(versions),
            matchedBy: 'place',
          };
        })
      : unmatchedEntries.flatMap(([, fields]) => unpairedRows(fields));
  const rows = [...numberedRows, ...pairedRows, ...remainingRows];
  const keys = keysByRecord(rows);
  const orders = allEntries.map(([, fields]) => fields.flatMap((field) => keys.get(field) ?? []));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    rows: mergeOrders(orders).flatMap((key) => byKey.get(key) ?? []),
    hasUnmatchedRecords: isUnsure,
  };
}

/** Returns the row key of each record. */
export function keysByRecord(
  rows: readonly ProfessionalFieldRow[],
): Map<ProfessionalField, string> {
  return new Map(rows.flatMap((row) => versionsOf(row).map((field) => [field, row.key] as const)));
}

/** Returns whether positions alone produce the same matches as `pairs`. */
export function isPairedByPosition(lists: ProfessionalFieldLists, pairs: KnownPairs): boolean {
  const groupsOf = (known: KnownPairs) =>
    matchProfessionalFields(lists, known).rows.map((row) => versionsOf(row).map(({ id }) => id));
  const groups = new Set(groupsOf([]).map(String));
  return groupsOf(pairs).every((ids) => groups.has(String(ids)));
}
