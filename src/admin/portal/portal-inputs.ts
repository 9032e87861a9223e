import type { Portal, PortalInput } from '../../api/staff/portal';
import { isStorableUrl } from '../../lib/safe-url';
import { same } from '../../lib/same';
import { asText } from '../../lib/texts';
import { isEntered, listsOf, sentLanguages } from './portal-content';
import { COUNTERS, flag, type StoredObject, type PortalValues, type Row } from './portal-values';

/** Texts in no language: spaces around them are nobody's intent (D38). */
const TRIMMED = new Set(['iconUrl', 'coverUrl', 'email', 'tel', 'contactNumber']);
const ADDRESSES = new Set(['iconUrl', 'coverUrl']);
const COUNTS = new Set<string>(COUNTERS.map(([count]) => count));

function sentText(name: string, former: unknown, value: string): unknown {
  const text = TRIMMED.has(name) ? value.trim() : value;
  if (asText(former) === text) return former ?? undefined;
  return ADDRESSES.has(name) && isStorableUrl(text) ? new URL(text).href : text;
}

function sentCount(former: unknown, value: string): unknown {
  if (asText(former) === value) return former ?? undefined;
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
    const text = asText(value);
    return [
      name,
      COUNTS.has(name) ? sentCount(former, text) : sentText(name, former, text),
    ] as const;
  });
  const all = Object.entries({ ...stored, ...Object.fromEntries(fields) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** The entries of a list in one language: those that were there, and new ones with anything in them. */
function writtenRows(rows: readonly Row[], code: string): unknown[] {
  return rows.flatMap(({ removed, versions }) => {
    const entry = versions[code];
    if (removed || !entry || (entry.stored === null && !isEntered(entry))) return [];
    const { stored, ...fields } = entry;
    const { officeId, ...sent } = written(stored, fields);
    // Absent in a new office (D31), never null.
    return [officeId === undefined || officeId === null ? sent : { ...sent, officeId }];
  });
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

function covers(stored: unknown, sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return Object.is(stored, sent);
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((one, index) => covers(stored[index], one))
    );
  }
  if (typeof stored !== 'object' || stored === null) return false;
  const known = stored as Record<string, unknown>;
  return Object.entries(sent).every(([name, value]) => covers(known[name], value));
}

/** Whether what is published is what was sent; new offices have got their ids since. */
export function holds(portals: readonly Portal[], sent: readonly PortalInput[]): boolean {
  return sent.every((input) =>
    covers(
      portals.find(({ lang }) => lang === input.lang),
      input,
    ),
  );
}

/** Gives new offices the ids that an earlier try, whose answer never came, has got for them. */
export function withIds(inputs: readonly PortalInput[], portals: readonly Portal[]): PortalInput[] {
  return inputs.map((input) => {
    const { officesList } = input;
    if (!officesList) return input;
    const used = new Set(officesList.map(({ officeId }) => asText(officeId)));
    const stored = portals.find(({ lang }) => lang === input.lang)?.officesList ?? [];
    return {
      ...input,
      officesList: officesList.map((office) => {
        if (office.officeId !== undefined) return office;
        const known = stored.find(
          ({ officeId, name }) => !used.has(asText(officeId)) && name === office.name,
        );
        if (known?.officeId === undefined || known.officeId === null) return office;
        used.add(asText(known.officeId));
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
  return same(contents(one), contents(other));
}
