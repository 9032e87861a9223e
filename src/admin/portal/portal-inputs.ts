import type { Portal, PortalInput } from '@/api/admin/portal';
import type { FormNames } from '@/lib/form-field';
import { isStorableUrl } from '@/lib/safe-url';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { toText } from '@/lib/to-text';
import type { Compared, FieldValues } from '@/admin/edit-form/compare-saved';
import { isEntered, listsOf, sentLanguages } from './portal-content';
import { leadOf } from './portal-errors';
import {
  COUNTERS,
  flag,
  portalFields,
  type AnyEntry,
  type StoredObject,
  type PortalValues,
  type Row,
} from './portal-values';

/** Texts in no language: spaces around them are nobody's intent (D38). */
const TRIMMED = new Set(['iconUrl', 'coverUrl', 'email', 'tel', 'contactNumber']);
const ADDRESSES = new Set(['iconUrl', 'coverUrl']);
const COUNTS = new Set<string>(COUNTERS.map(([count]) => count));

function sentText(name: string, former: unknown, value: string): unknown {
  const text = TRIMMED.has(name) ? value.trim() : value;
  if (toText(former) === text) return former ?? undefined;
  return ADDRESSES.has(name) && isStorableUrl(text) ? new URL(text).href : text;
}

function sentCount(former: unknown, value: string): unknown {
  if (toText(former) === value) return former ?? undefined;
  // Taken away (D38).
  if (value.trim() === '') return former === undefined ? undefined : null;
  return /^\d+$/.test(value.trim()) ? Number(value) : (former ?? undefined);
}

function sentFlag(stored: StoredObject | null, former: unknown, value: boolean): unknown {
  if (stored && flag(former) === value) return former ?? undefined;
  return typeof former === 'boolean' ? value : Number(value);
}

/**
 * An object as it came, with what has been changed in the form: what nobody touched, and what the form
 * does not know of, goes back byte for byte; a flag goes back in the form in which it came (D33). What was
 * null and still is stays away, which the contract asks for.
 */
function written(stored: StoredObject | null, values: object): Record<string, unknown> {
  const fields = Object.entries(values as Record<string, unknown>).map(([name, value]) => {
    const former = stored?.[name];
    if (typeof value === 'boolean') return [name, sentFlag(stored, former, value)] as const;
    const text = toText(value);
    return [
      name,
      COUNTS.has(name) ? sentCount(former, text) : sentText(name, former, text),
    ] as const;
  });
  const all = Object.entries({ ...stored, ...Object.fromEntries(fields) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** Returns the entry of a row that is sent in one language: one that was there, or a new one with anything in it. */
function sentEntry({ removed, versions }: Row, code: string): AnyEntry | undefined {
  const entry = versions[code];
  if (removed || !entry || (entry.stored === null && !isEntered(entry))) return undefined;
  return entry;
}

/** The entries of a list in one language. */
function writtenRows(rows: readonly Row[], code: string): unknown[] {
  return rows.flatMap((row) => {
    const entry = sentEntry(row, code);
    if (!entry) return [];
    const { stored, ...fields } = entry;
    const { officeId, ...sent } = written(stored, fields);
    // Absent in a new office (D31), never null.
    return [officeId === undefined || officeId === null ? sent : { ...sent, officeId }];
  });
}

/** How the form names what is sent: a list's entries by its rows, and what languages share by its first field. */
export function namesIn(values: PortalValues): FormNames {
  return {
    entryOf: (name, index, language = '') => {
      const rows = listsOf(values).find(([list]) => list === name)?.[1] ?? [];
      const sent = rows.flatMap((row, place) => (sentEntry(row, language) ? [place] : []));
      return sent[index] ?? index;
    },
    shownAt: (name) => leadOf(values, name),
  };
}

/** What is sent: one element for every language that is published or has words (D33). */
export function portalInputs(values: PortalValues, portals: readonly Portal[]): PortalInput[] {
  return sentLanguages(values, portals).map((lang) => {
    const stored = portals.find((portal) => portal.lang === lang);
    const input = { ...written(stored ?? null, values.versions[lang] ?? {}), lang };
    const lists = listsOf(values).flatMap(([list, rows]) => {
      const sent = writtenRows(rows, lang);
      const absent = sent.length === 0 && !Array.isArray(stored?.[list]);
      return [[list, absent ? undefined : sent] as const];
    });
    const all: Record<string, unknown> = { ...input, ...Object.fromEntries(lists) };
    const present = Object.entries(all).filter(([, value]) => value !== undefined);
    // The contract knows no other fields, but a backend may: they go back as they came.
    return Object.fromEntries(present) as PortalInput;
  });
}

/** What was sent of the configuration and what is stored of it, in the fields of the form (D52). */
export function comparePortal(portals: readonly Portal[], sent: readonly PortalInput[]): Compared {
  const stored = sent.map(({ lang }) => {
    const portal = portals.find((one) => one.lang === lang);
    return portal ? portalFields(portal) : {};
  });
  return {
    sent: Object.assign({}, ...sent.map((one) => portalFields(one as Portal))) as FieldValues,
    stored: Object.assign({}, ...stored) as FieldValues,
  };
}

/** Gives new offices the ids that an earlier try, whose answer never came, has got for them. */
export function withIds(inputs: readonly PortalInput[], portals: readonly Portal[]): PortalInput[] {
  return inputs.map((input) => {
    const { officesList } = input;
    if (!officesList) return input;
    const used = new Set(officesList.map(({ officeId }) => toText(officeId)));
    const stored = portals.find(({ lang }) => lang === input.lang)?.officesList ?? [];
    return {
      ...input,
      officesList: officesList.map((office) => {
        if (office.officeId !== undefined) return office;
        const known = stored.find(
          ({ officeId, name }) => !used.has(toText(officeId)) && name === office.name,
        );
        if (known?.officeId === undefined || known.officeId === null) return office;
        used.add(toText(known.officeId));
        return { ...office, officeId: known.officeId };
      }),
    };
  });
}

/** Whether two states of the form say the same, whatever else the server keeps. */
export function sameContent(one: PortalValues, other: PortalValues): boolean {
  const contents = (values: PortalValues) => ({
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
  return isDeepEqual(contents(one), contents(other));
}
