import type { ProfessionalFieldLists, ProfessionalField } from '@/api/admin/professional-fields';
import { parseMoment } from '@/lib/dates';
import { toText } from '@/lib/to-text';
import { versionsOf } from '@/admin/shared/group-versions';

/** How a row's records were matched: by `no`, position, position before the orders diverged, or, if single, by nothing. */
export type MatchedBy = 'no' | 'position' | 'earlier-position' | 'nothing';

/** The ids of records that are one field, whatever their current positions. */
export type KnownPairs = readonly (readonly string[])[];

/** A professional field of the firm: its records, at most one per language. */
export interface ProfessionalFieldRow {
  key: string;
  versions: Partial<Record<string, ProfessionalField>>;
  matchedBy: MatchedBy;
}

/** The beginning of the key of a row whose records share a `no`, or could. */
const NUMBERED_KEY_PREFIX = 'no ';

interface MatchResult {
  /** The rows in the order of the first language; rows without that language follow their predecessor in another one. */
  rows: ProfessionalFieldRow[];
  /** Whether records of several languages are left that cannot be matched. */
  hasUnmatchedRecords: boolean;
}

/** Returns a row for each record, without matches. */
export function toUnpairedRows(fields: readonly ProfessionalField[]): ProfessionalFieldRow[] {
  return fields.map((field) => ({
    key: `id ${field.id}`,
    versions: { [field.lang]: field },
    matchedBy: 'nothing',
  }));
}

/** Returns whether the `no` of a row identifies its field: a new record with this `no` belongs to the row. */
export function isNumbered({ key }: ProfessionalFieldRow): boolean {
  return key.startsWith(NUMBERED_KEY_PREFIX);
}

/** Returns whether nothing but a position, now or earlier, matches the records of a row. */
export function isMatchedByPosition({ matchedBy }: ProfessionalFieldRow): boolean {
  return matchedBy === 'position' || matchedBy === 'earlier-position';
}

/** Merges several orders of keys: the first one leads, and new keys of a later one follow their predecessor there. */
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

/** Returns a row for each `no`; no rows if no two languages share one. */
function matchByNo(lists: readonly Entry[]): ProfessionalFieldRow[] {
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
  const rows = [...versionsByNo].map(([no, versions]): ProfessionalFieldRow => {
    const isMatched = Object.keys(versions).length > 1;
    return {
      key: `${NUMBERED_KEY_PREFIX}${no}`,
      versions,
      matchedBy: isMatched ? 'no' : 'nothing',
    };
  });
  // If no two records share a `no`, the numbers identify records and not fields.
  return rows.some(({ matchedBy }) => matchedBy === 'no') ? rows : [];
}

function matchKnownPairs(lists: readonly Entry[], pairs: KnownPairs): ProfessionalFieldRow[] {
  return pairs.flatMap((ids): ProfessionalFieldRow[] => {
    const versions = lists.flatMap(([lang, fields]) => {
      const field = fields.find(({ id }) => ids.includes(String(id)));
      return field ? [[lang, field] as const] : [];
    });
    if (versions.length === 0) return [];
    const matchedBy = versions.length > 1 ? 'earlier-position' : 'nothing';
    return [{ key: `id ${ids[0]}`, versions: Object.fromEntries(versions), matchedBy }];
  });
}

/** Matches records at the same position of lists of the same length. */
function matchByPosition(lists: readonly Entry[]): ProfessionalFieldRow[] {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return lists.flatMap(([, fields]) => toUnpairedRows(fields));
  return first[1].map((field, index) => {
    const versions = lists.map(([lang, fields]) => [lang, fields[index]] as const);
    return {
      key: `id ${field.id}`,
      versions: Object.fromEntries(versions),
      matchedBy: 'position',
    };
  });
}

/** Matches records of several languages (D22, D26) by `no`, by known `pairs`, or by position if equally many are left. */
export function matchProfessionalFields(
  lists: ProfessionalFieldLists,
  pairs: KnownPairs = [],
): MatchResult {
  const allEntries = Object.entries(lists).flatMap(([lang, fields]): Entry[] =>
    fields && fields.length > 0 ? [[lang, fields]] : [],
  );
  const numberedRows = matchByNo(allEntries);
  const unnumberedEntries = unmatchedEntriesOf(allEntries, numberedRows);
  const pairedRows = matchKnownPairs(unnumberedEntries, pairs);
  const unmatchedEntries = unmatchedEntriesOf(unnumberedEntries, pairedRows);
  const hasUnmatchedRecords = new Set(unmatchedEntries.map(([, { length }]) => length)).size > 1;
  const remainingRows = hasUnmatchedRecords
    ? unmatchedEntries.flatMap(([, fields]) => toUnpairedRows(fields))
    : matchByPosition(unmatchedEntries);
  const rows = [...numberedRows, ...pairedRows, ...remainingRows];
  const keys = keysByRecord(rows);
  const orders = allEntries.map(([, fields]) => fields.flatMap((field) => keys.get(field) ?? []));
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  return {
    rows: mergeOrders(orders).flatMap((key) => rowsByKey.get(key) ?? []),
    hasUnmatchedRecords,
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
  const groupsOf = (pairsToTry: KnownPairs) =>
    matchProfessionalFields(lists, pairsToTry).rows.map((row) =>
      versionsOf(row).map(({ id }) => id),
    );
  const groups = new Set(groupsOf([]).map(String));
  return groupsOf(pairs).every((ids) => groups.has(String(ids)));
}

/** Returns the time when a record of a field was published last (D15). */
export function lastUpdateTimeOf(field: Pick<ProfessionalFieldRow, 'versions'>) {
  const millisecondsOf = (time: ProfessionalField['updateTime']) =>
    parseMoment(time)?.date.getTime() ?? 0;
  const [latestTime] = versionsOf(field)
    .map(({ updateTime }) => updateTime)
    .toSorted((first, second) => millisecondsOf(second) - millisecondsOf(first));
  return latestTime;
}
