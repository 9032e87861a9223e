import { isShown } from '@/api/portal';
import type { Portal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import type { FieldValues } from '@/admin/edit-form/compare-saved';
import { newKey } from '@/admin/edit-form/new-key';
import { align } from './rows/align';

/** An object of the server's, with fields that the form may not know. */
export type StoredObject = Readonly<Record<string, unknown>>;

/** The configuration of one language but for its lists. Flags are told apart by what they mean (D33). */
interface PortalVersion {
  name: string;
  address: string;
  introduce: string;
  iconUrl: string;
  email: string;
  tel: string;
  lawyerCount: string;
  isLawyerCountVisible: boolean;
  totalPeople: string;
  isTotalPeopleVisible: boolean;
  branchCount: string;
  isBranchCountVisible: boolean;
}

/** An entry of a list in one language, with what it was read as; null for a new one. */
interface Entry {
  stored: StoredObject | null;
}

interface Advantage extends Entry {
  title: string;
  content: string;
}

interface Environment extends Entry {
  title: string;
  coverUrl: string;
}

interface Office extends Entry {
  name: string;
  address: string;
  email: string;
  contactNumber: string;
  bottomWebsiteShow: boolean;
}

/** What the lists hold, by their names in the contract. */
export interface Entries {
  advantagesList: Advantage;
  environmentList: Environment;
  officesList: Office;
}

export type ListName = keyof Entries;

export type AnyEntry = Entries[ListName];

/** One entry of a list in all languages; null where a language does not have it. */
export interface Row<One extends AnyEntry = AnyEntry> {
  key: string;
  /** To be left out when publishing; it can be taken back until then. */
  removed: boolean;
  versions: Record<string, One | null>;
}

/** The form of the portal configuration. The lists have one order for all languages. */
export type PortalValues = {
  versions: Record<string, PortalVersion>;
} & { [List in ListName]: Row<Entries[List]>[] };

/** The counters and the flags that show them (§3). */
export const COUNTERS = [
  ['lawyerCount', 'isLawyerCountVisible'],
  ['totalPeople', 'isTotalPeopleVisible'],
  ['branchCount', 'isBranchCountVisible'],
] as const;

/** What is the same by nature in all languages. */
const IN_STEP = ['iconUrl', 'email', 'tel', ...COUNTERS.flat()] as const;

const EMPTY: PortalVersion = {
  name: '',
  address: '',
  introduce: '',
  iconUrl: '',
  email: '',
  tel: '',
  lawyerCount: '',
  isLawyerCountVisible: false,
  totalPeople: '',
  isTotalPeopleVisible: false,
  branchCount: '',
  isBranchCountVisible: false,
};

/** What a flag of the server's means. */
export function flag(value: unknown): boolean {
  return isShown(value as Parameters<typeof isShown>[0]);
}

function versionOf(portal: Portal): PortalVersion {
  return {
    name: toText(portal.name),
    address: toText(portal.address),
    introduce: toText(portal.introduce),
    iconUrl: toText(portal.iconUrl),
    email: toText(portal.email),
    tel: toText(portal.tel),
    lawyerCount: toText(portal.lawyerCount),
    isLawyerCountVisible: flag(portal.isLawyerCountVisible),
    totalPeople: toText(portal.totalPeople),
    isTotalPeopleVisible: flag(portal.isTotalPeopleVisible),
    branchCount: toText(portal.branchCount),
    isBranchCountVisible: flag(portal.isBranchCountVisible),
  };
}

/** How each list's entries are read; those of an empty object are new. */
const READ: { [List in ListName]: (stored: StoredObject) => Omit<Entries[List], 'stored'> } = {
  advantagesList: ({ title, content }) => ({ title: toText(title), content: toText(content) }),
  environmentList: ({ title, coverUrl }) => ({ title: toText(title), coverUrl: toText(coverUrl) }),
  officesList: ({ name, address, email, contactNumber, bottomWebsiteShow }) => ({
    name: toText(name),
    address: toText(address),
    email: toText(email),
    contactNumber: toText(contactNumber),
    bottomWebsiteShow: flag(bottomWebsiteShow),
  }),
};

/** The fields of an entry that are the same by nature, and tell which entries of two languages are one. */
export const LANGUAGE_INDEPENDENT_FIELDS: Record<ListName, readonly string[]> = {
  advantagesList: [],
  environmentList: ['coverUrl'],
  officesList: ['email', 'contactNumber', 'bottomWebsiteShow'],
};

function readEntry<List extends ListName>(list: List, stored: StoredObject | null): Entries[List] {
  return { ...READ[list](stored ?? {}), stored } as Entries[List];
}

/** The fields of one language by their names in the form; the lists without what the form does not know. */
export function portalFields(portal: Portal): FieldValues {
  const lists = (Object.keys(READ) as ListName[]).map((list) => [
    list,
    toArray<unknown>(portal[list])
      .filter((one) => typeof one === 'object')
      .map((one) => READ[list](one as StoredObject)),
  ]);
  const fields = { ...versionOf(portal), ...(Object.fromEntries(lists) as object) };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [`versions.${portal.lang}.${name}`, value]),
  );
}

function alike(list: ListName) {
  const fields = LANGUAGE_INDEPENDENT_FIELDS[list];
  return (row: Row, entry: AnyEntry): boolean =>
    Object.values(row.versions).some((other) =>
      fields.some((field) => {
        const value: unknown = entry[field as keyof AnyEntry];
        const known: unknown = other?.[field as keyof AnyEntry];
        return typeof value === 'string' && value !== '' && value === known;
      }),
    );
}

/** The rows of one list: what belongs together of the languages' lists, whose orders stay as they are. */
function rowsOf<List extends ListName>(
  list: List,
  portals: readonly Portal[],
): Row<Entries[List]>[] {
  const codes = portals.map(({ lang }) => lang);
  const nowhere = Object.fromEntries(codes.map((code) => [code, null]));
  let rows: Row<Entries[List]>[] = [];
  for (const portal of portals) {
    const stored = toArray<unknown>(portal[list]).filter((one) => typeof one === 'object');
    const entries = stored.map((one) => readEntry(list, one as StoredObject));
    rows = align(rows, entries, alike(list)).map(([row, entry]) => ({
      key: '',
      removed: false,
      versions: { ...nowhere, ...row?.versions, ...(entry && { [portal.lang]: entry }) },
    }));
  }
  return rows.map((row, index) => ({ ...row, key: `${list}-${index}` }));
}

/** The codes of the languages to edit: those of the backend, and any that only the configuration has. */
function editedLanguages(languages: readonly string[], portals: readonly Portal[]): string[] {
  return [...new Set([...languages, ...portals.map(({ lang }) => lang)])];
}

/** What a language without a configuration begins with: what all others have alike. */
function startOf(versions: readonly PortalVersion[]): PortalVersion {
  const [first] = versions;
  if (!first) return EMPTY;
  const common = IN_STEP.filter((name) => versions.every((one) => one[name] === first[name]));
  return { ...EMPTY, ...Object.fromEntries(common.map((name) => [name, first[name]])) };
}

/** The form values of the configuration as it was read. */
export function portalValues(
  portals: readonly Portal[],
  languages: readonly string[],
): PortalValues {
  const codes = editedLanguages(languages, portals);
  const ordered = codes.flatMap((code) => portals.find(({ lang }) => lang === code) ?? []);
  const start = startOf(ordered.map(versionOf));
  const version = (code: string) => {
    const portal = ordered.find(({ lang }) => lang === code);
    return portal ? versionOf(portal) : start;
  };
  return {
    versions: Object.fromEntries(codes.map((code) => [code, version(code)])),
    advantagesList: rowsOf('advantagesList', ordered),
    environmentList: rowsOf('environmentList', ordered),
    officesList: rowsOf('officesList', ordered),
  };
}

/** A new row, in all languages, with nothing in it. */
export function newRow<List extends ListName>(
  list: List,
  codes: readonly string[],
): Row<Entries[List]> {
  return {
    key: `${list}-new-${newKey()}`,
    removed: false,
    versions: Object.fromEntries(codes.map((code) => [code, readEntry(list, null)])),
  };
}

/** An entry for a language that the row does not have yet: what is the same by nature comes from the others. */
export function addedEntry<List extends ListName>(
  list: List,
  row: Row<Entries[List]>,
): Entries[List] {
  const other: AnyEntry | undefined =
    Object.values<Entries[List] | null>(row.versions).find((one) => one !== null) ?? undefined;
  const entry = readEntry(list, null);
  if (!other) return entry;
  const known = Object.entries(other).filter(([name]) =>
    LANGUAGE_INDEPENDENT_FIELDS[list].includes(name),
  );
  return { ...entry, ...(Object.fromEntries(known) as Partial<Entries[List]>) };
}
