import type { Portal } from '../../api/staff/portal';
import { isEmailAddress } from '../../lib/email-address';
import { isStorableUrl } from '../../lib/safe-url';
import { asText } from '../../lib/texts';
import type { FieldError } from '../kit/fields/field-errors';
import { isEntered, listsOf, sentLanguages } from './portal-content';
import { COUNTERS, type AnyEntry, type PortalValues } from './portal-values';

/** What is wrong with a field (§5, D38). */
export type Fault = 'name' | 'officeName' | 'url' | 'email' | 'count' | 'noCount';

/** A fault at its field, whose message is not written yet. */
interface Found {
  name: string;
  fault: Fault;
}

const RULES: Record<string, (value: string) => Fault | undefined> = {
  iconUrl: urlFault,
  coverUrl: urlFault,
  email: (value) => (value.trim() === '' || isEmailAddress(value.trim()) ? undefined : 'email'),
};

function urlFault(value: string): Fault | undefined {
  return value.trim() === '' || isStorableUrl(value) ? undefined : 'url';
}

function countFault(value: string, stored: unknown): Fault | undefined {
  if (value.trim() === '') return asText(stored) === '' ? undefined : 'noCount';
  return /^\d{1,15}$/.test(value.trim()) ? undefined : 'count';
}

/** The faults of fields that follow a rule of §5, in one language. */
function ruleFaults(fields: object, path: string): Found[] {
  return Object.entries(RULES).flatMap(([field, rule]) => {
    const fault = rule(asText((fields as Record<string, unknown>)[field]));
    return fault ? [{ name: `${path}.${field}`, fault }] : [];
  });
}

function entryFaults(entry: AnyEntry, path: string): Found[] {
  if (entry.stored === null && !isEntered(entry)) return [];
  const nameless = 'contactNumber' in entry && entry.name.trim() === '';
  return [
    ...(nameless ? [{ name: `${path}.name`, fault: 'officeName' } as const] : []),
    ...ruleFaults(entry, path),
  ];
}

function versionFaults(values: PortalValues, portals: readonly Portal[], code: string): Found[] {
  const path = `versions.${code}`;
  const version = values.versions[code];
  const stored = portals.find(({ lang }) => lang === code);
  if (!version) return [];
  return [
    ...(version.name.trim() === '' ? [{ name: `${path}.name`, fault: 'name' } as const] : []),
    ...ruleFaults(version, path),
    ...COUNTERS.flatMap(([count]) => {
      const fault = countFault(version[count], stored?.[count]);
      return fault ? [{ name: `${path}.${count}`, fault }] : [];
    }),
  ];
}

/** The field that stands for those of all languages which hold the same: that of the first. */
function leadOf(values: PortalValues, name: string): string {
  const [, before = '', code = '', field = ''] =
    /^(.*?versions\.)([^.]+)\.([^.]+)$/.exec(name) ?? [];
  const [list, index] = before.split('.');
  const row = listsOf(values).find(([one]) => one === list)?.[1][Number(index)];
  const versions: Record<string, object | null> = row?.versions ?? values.versions;
  const valueIn = (one: string) => (versions[one] as Record<string, unknown> | null)?.[field];
  const codes = Object.keys(values.versions);
  const first = codes.find((one) => versions[one] && valueIn(one) === valueIn(code)) ?? code;
  return `${before}${first}.${field}`;
}

/**
 * What must be mended before the configuration is published (§5, D38). What several languages share is
 * found once, at the field in which it is entered.
 */
export function portalFaults(values: PortalValues, portals: readonly Portal[]): Found[] {
  const sent = sentLanguages(values, portals);
  // Nothing anywhere: then the first language is where to begin.
  const codes = sent.length > 0 ? sent : Object.keys(values.versions).slice(0, 1);
  const faults = codes.flatMap((code) => [
    ...versionFaults(values, portals, code),
    ...listsOf(values).flatMap(([list, rows]) =>
      rows.flatMap(({ removed, versions }, index) => {
        const entry = versions[code];
        return entry && !removed ? entryFaults(entry, `${list}.${index}.versions.${code}`) : [];
      }),
    ),
  ]);
  const found = new Map<string, Found>();
  for (const { name, fault } of faults) {
    const each = fault === 'name' || fault === 'officeName';
    const place = each ? name : leadOf(values, name);
    if (!found.has(place)) found.set(place, { name: place, fault });
  }
  return [...found.values()];
}

/** The faults with their messages. */
export function withMessages(
  faults: readonly Found[],
  messages: Record<Fault, string>,
): FieldError[] {
  return faults.map(({ name, fault }) => ({ name, message: messages[fault] }));
}
