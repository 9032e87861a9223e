import type { Portal, PortalInput } from '@/api/admin/portal';
import type { FormNames } from '@/lib/form-field';
import { isStorableUrl } from '@/lib/safe-url';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { toText } from '@/lib/to-text';
import { compareVersions, type ComparedFields } from '@/admin/edit-form/compare-saved';
import { listsOf, languagesToSend, toSentEntry } from './portal-content';
import { representativeFieldName } from './portal-errors';
import {
  COUNTERS,
  toFlag,
  toComparedFields,
  type StoredObject,
  type PortalValues,
  type Row,
} from './portal-values';

/** Text fields that usually have the same value in all languages; they are trimmed (D38). */
const TRIMMED_FIELDS = new Set(['iconUrl', 'coverUrl', 'email', 'tel', 'contactNumber']);
const URL_FIELDS = new Set(['iconUrl', 'coverUrl']);
const COUNT_FIELDS = new Set<string>(COUNTERS.map(([count]) => count));

function toSentText(name: string, storedValue: unknown, value: string): unknown {
  const text = TRIMMED_FIELDS.has(name) ? value.trim() : value;
  if ([value, text].includes(toText(storedValue))) return storedValue ?? undefined;
  return URL_FIELDS.has(name) && isStorableUrl(text) ? new URL(text).href : text;
}

function toSentCount(storedValue: unknown, value: string): unknown {
  if (toText(storedValue) === value) return storedValue ?? undefined;
  // The user removed the number (D38).
  if (value.trim() === '') return storedValue === undefined ? undefined : null;
  return /^\d+$/.test(value.trim()) ? Number(value) : (storedValue ?? undefined);
}

function toSentFlag(stored: StoredObject | null, storedValue: unknown, value: boolean): unknown {
  if (stored && toFlag(storedValue) === value) return storedValue ?? undefined;
  return typeof storedValue === 'boolean' ? value : Number(value);
}

/**
 * Returns a stored object with the changes of the form: unedited and unknown properties are unchanged; a flag keeps
 * its stored type (D33). Unedited form fields that are stored as null are omitted, as the contract requires.
 */
function mergeStored(stored: StoredObject | null, values: object): Record<string, unknown> {
  const fields = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    const storedValue = stored?.[name];
    if (typeof value === 'boolean') return [name, toSentFlag(stored, storedValue, value)] as const;
    const text = toText(value);
    return [
      name,
      COUNT_FIELDS.has(name) ? toSentCount(storedValue, text) : toSentText(name, storedValue, text),
    ] as const;
  });
  const allFields = Object.entries({ ...stored, ...Object.fromEntries(fields) });
  return Object.fromEntries(allFields.filter(([, value]) => value !== undefined));
}

function toRowInputs(rows: readonly Row[], code: string): unknown[] {
  return rows.flatMap((row) => {
    const entry = toSentEntry(row, code);
    if (!entry) return [];
    const { stored, ...fields } = entry;
    const { officeId, ...otherFields } = mergeStored(stored, fields);
    // A new office has no id (D31), never null.
    return [
      officeId === undefined || officeId === null ? otherFields : { ...otherFields, officeId },
    ];
  });
}

/** Maps the request's fields to the form's: entries of a list to their rows, shared values to the first field. */
export function formNamesOf(values: PortalValues): FormNames {
  return {
    formIndexOf: (name, index, language = '') => {
      const rows = listsOf(values).find(([list]) => list === name)?.[1] ?? [];
      const sentIndexes = rows.flatMap((row, rowIndex) =>
        toSentEntry(row, language) ? [rowIndex] : [],
      );
      return sentIndexes[index] ?? index;
    },
    visibleFieldOf: (name) => representativeFieldName(values, name),
  };
}

/** Returns the request body: one element for every language that is published or has texts (D33). */
export function toPortalInputs(values: PortalValues, portals: readonly Portal[]): PortalInput[] {
  return languagesToSend(values, portals).map((lang) => {
    const stored = portals.find((portal) => portal.lang === lang);
    const input = { ...mergeStored(stored ?? null, values.versions[lang] ?? {}), lang };
    const lists = listsOf(values).flatMap(([list, rows]) => {
      const entries = toRowInputs(rows, lang);
      const isAbsent = entries.length === 0 && !Array.isArray(stored?.[list]);
      return [[list, isAbsent ? undefined : entries] as const];
    });
    const all: Record<string, unknown> = { ...input, ...Object.fromEntries(lists) };
    const definedFields = Object.entries(all).filter(([, value]) => value !== undefined);
    // The contract has no other fields, but a backend may: they are sent unchanged.
    return Object.fromEntries(definedFields) as PortalInput;
  });
}

/** Returns the sent and the stored values of the configuration, in the fields of the form (D52). */
export function comparePortal(
  portals: readonly Portal[],
  sentInputs: readonly PortalInput[],
): ComparedFields {
  const storedIn = (code: string) => portals.find(({ lang }) => lang === code);
  return compareVersions(sentInputs, storedIn, toComparedFields);
}

/** Returns the inputs with the ids of new offices that an earlier request created, whose response was lost. */
export function withOfficeIds(
  inputs: readonly PortalInput[],
  portals: readonly Portal[],
): PortalInput[] {
  return inputs.map((input) => {
    const { officesList } = input;
    if (!officesList) return input;
    const usedIds = new Set(officesList.map(({ officeId }) => toText(officeId)));
    const storedOffices = portals.find(({ lang }) => lang === input.lang)?.officesList ?? [];
    return {
      ...input,
      officesList: officesList.map((office) => {
        if (office.officeId !== undefined) return office;
        const storedOffice = storedOffices.find(
          ({ officeId, name }) => !usedIds.has(toText(officeId)) && name === office.name,
        );
        if (storedOffice?.officeId === undefined || storedOffice.officeId === null) return office;
        usedIds.add(toText(storedOffice.officeId));
        return { ...office, officeId: storedOffice.officeId };
      }),
    };
  });
}

/** Returns whether two states of the form have the same content, whatever else the server stores. */
export function hasSameContent(firstValues: PortalValues, secondValues: PortalValues): boolean {
  const contentOf = (values: PortalValues) => ({
    versions: values.versions,
    lists: listsOf(values).map(([, rows]) =>
      rows
        .filter(({ removed }) => !removed)
        .map(({ versions }) =>
          Object.fromEntries(
            Object.entries(versions).map(([code, entry]) => [
              code,
              entry && { ...entry, stored: null },
            ]),
          ),
        ),
    ),
  });
  return isDeepEqual(contentOf(firstValues), contentOf(secondValues));
}
