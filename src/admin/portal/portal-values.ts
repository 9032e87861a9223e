import { isShown } from '@/api/portal';
import type { Portal } from '@/api/admin/portal';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { newKey } from '@/admin/edit-form/new-key';
import { matchEntries } from './rows/match-entries';

/** An object of the server, with properties that the form may not know. */
export type StoredObject = Readonly<Record<string, unknown>>;

/** Returns the form values of one language without its lists. Flags become booleans (D33). */
function versionOf(portal: Partial<Portal>) {
  return {
    name: toText(portal.name),
    address: toText(portal.address),
    introduce: toText(portal.introduce),
    iconUrl: toText(portal.iconUrl),
    email: toText(portal.email),
    tel: toText(portal.tel),
    lawyerCount: toText(portal.lawyerCount),
    isLawyerCountVisible: toFlag(portal.isLawyerCountVisible),
    totalPeople: toText(portal.totalPeople),
    isTotalPeopleVisible: toFlag(portal.isTotalPeopleVisible),
    branchCount: toText(portal.branchCount),
    isBranchCountVisible: toFlag(portal.isBranchCountVisible),
  };
}

type PortalVersion = ReturnType<typeof versionOf>;

/** Maps the lists to the functions that parse their entries; an empty object becomes a new entry. */
const ENTRY_PARSERS = {
  advantagesList: ({ title, content }: StoredObject) => ({
    title: toText(title),
    content: toText(content),
  }),
  environmentList: ({ title, coverUrl }: StoredObject) => ({
    title: toText(title),
    coverUrl: toText(coverUrl),
  }),
  officesList: ({ name, address, email, contactNumber, bottomWebsiteShow }: StoredObject) => ({
    name: toText(name),
    address: toText(address),
    email: toText(email),
    contactNumber: toText(contactNumber),
    bottomWebsiteShow: toFlag(bottomWebsiteShow),
  }),
};

export type ListName = keyof typeof ENTRY_PARSERS;

export const LIST_NAMES = Object.keys(ENTRY_PARSERS) as ListName[];

/** Maps the lists, by their names in the contract, to their entries in one language with their stored data; null for a new one. */
export type Entries = {
  [List in ListName]: ReturnType<(typeof ENTRY_PARSERS)[List]> & { stored: StoredObject | null };
};

export type AnyEntry = Entries[ListName];

/** One entry of a list in all languages; null where a language does not have it. */
export interface Row<Entry extends AnyEntry = AnyEntry> {
  key: string;
  /** Whether publishing omits the row; can be undone until then. */
  removed: boolean;
  versions: Record<string, Entry | null>;
}

/** The form values of the portal configuration. The lists have one order for all languages. */
export type PortalValues = {
  versions: Record<string, PortalVersion>;
} & { [List in ListName]: Row<Entries[List]>[] };

/** The counters and their visibility flags (§3). */
export const COUNTERS = [
  ['lawyerCount', 'isLawyerCountVisible'],
  ['totalPeople', 'isTotalPeopleVisible'],
  ['branchCount', 'isBranchCountVisible'],
] as const;

/** The fields of the firm that usually have the same value in all languages. */
const USUALLY_EQUAL_FIELDS = ['iconUrl', 'email', 'tel', ...COUNTERS.flat()] as const;

/** The fields, of the firm and of entries, whose text belongs to one language. */
export const TEXT_FIELDS = ['name', 'address', 'introduce', 'title', 'content'];

/** Returns whether a flag of the server is set, in any of its forms (D33). */
export function toFlag(value: unknown): boolean {
  return isShown(value as Parameters<typeof isShown>[0]);
}

/** The fields of an entry that do not depend on the language. Those with a text also match entries across languages. */
export const LANGUAGE_INDEPENDENT_FIELDS: Record<ListName, readonly string[]> = {
  advantagesList: [],
  environmentList: ['coverUrl'],
  officesList: ['email', 'contactNumber', 'bottomWebsiteShow'],
};

function parseEntry<List extends ListName>(list: List, stored: StoredObject | null): Entries[List] {
  return { ...ENTRY_PARSERS[list](stored ?? {}), stored } as Entries[List];
}

/** Returns the fields of one language by their names in the form; omits properties that the form does not know. */
export function toComparedFields(portal: Portal): object {
  const lists = LIST_NAMES.map((list) => [
    list,
    toArray<StoredObject>(portal[list]).map((entry) => ENTRY_PARSERS[list](entry)),
  ]);
  return { ...versionOf(portal), ...(Object.fromEntries(lists) as object) };
}

function matcherOf(list: ListName) {
  const fields = LANGUAGE_INDEPENDENT_FIELDS[list];
  return (row: Row, entry: AnyEntry): boolean =>
    Object.values(row.versions).some((other) =>
      fields.some((field) => {
        const value: unknown = entry[field as keyof AnyEntry];
        const otherValue: unknown = other?.[field as keyof AnyEntry];
        return typeof value === 'string' && value !== '' && value === otherValue;
      }),
    );
}

/** Returns the rows of one list: matches the entries of the languages and keeps each language's order. */
function rowsOf<List extends ListName>(
  list: List,
  portals: readonly Portal[],
): Row<Entries[List]>[] {
  const codes = portals.map(({ lang }) => lang);
  const noVersions = Object.fromEntries(codes.map((code) => [code, null]));
  let rows: Row<Entries[List]>[] = [];
  for (const portal of portals) {
    const entries = toArray<StoredObject>(portal[list]).map((stored) => parseEntry(list, stored));
    rows = matchEntries(rows, entries, matcherOf(list)).map(([row, entry]) => ({
      key: '',
      removed: false,
      versions: { ...noVersions, ...row?.versions, ...(entry && { [portal.lang]: entry }) },
    }));
  }
  return rows.map((row, index) => ({ ...row, key: `${list}-${index}` }));
}

/** Returns the codes of the languages to edit: those of the backend, and any that only the configuration has. */
function editedLanguages(languages: readonly string[], portals: readonly Portal[]): string[] {
  return [...new Set([...languages, ...portals.map(({ lang }) => lang)])];
}

/** Returns the initial values of a language without a configuration: the usually equal ones that all others share. */
function initialVersionOf(versions: readonly PortalVersion[]): PortalVersion {
  const [first] = versions;
  if (!first) return versionOf({});
  const commonFields = USUALLY_EQUAL_FIELDS.filter((name) =>
    versions.every((version) => version[name] === first[name]),
  );
  return {
    ...versionOf({}),
    ...Object.fromEntries(commonFields.map((name) => [name, first[name]])),
  };
}

/** Returns the form values of the configuration, also for languages that have none yet. */
export function toPortalValues(
  portals: readonly Portal[],
  languages: readonly string[],
): PortalValues {
  const codes = editedLanguages(languages, portals);
  const orderedPortals = codes.flatMap((code) => portals.find(({ lang }) => lang === code) ?? []);
  const initialVersion = initialVersionOf(orderedPortals.map(versionOf));
  const versionIn = (code: string) => {
    const portal = orderedPortals.find(({ lang }) => lang === code);
    return portal ? versionOf(portal) : initialVersion;
  };
  return {
    versions: Object.fromEntries(codes.map((code) => [code, versionIn(code)])),
    advantagesList: rowsOf('advantagesList', orderedPortals),
    environmentList: rowsOf('environmentList', orderedPortals),
    officesList: rowsOf('officesList', orderedPortals),
  };
}

/** Returns an empty row in all languages. */
export function newRow<List extends ListName>(
  list: List,
  codes: readonly string[],
): Row<Entries[List]> {
  return {
    key: `${list}-new-${newKey()}`,
    removed: false,
    versions: Object.fromEntries(codes.map((code) => [code, parseEntry(list, null)])),
  };
}

/** Returns an entry for another language of a row, with the language-independent values of the row's first entry. */
export function newEntryFor<List extends ListName>(
  list: List,
  { versions }: Row<Entries[List]>,
): Entries[List] {
  const otherEntry = Object.values(versions).find((entry) => entry !== null) ?? {};
  const sharedFields = Object.entries(otherEntry).filter(([name]) =>
    LANGUAGE_INDEPENDENT_FIELDS[list].includes(name),
  );
  return { ...parseEntry(list, null), ...Object.fromEntries(sharedFields) };
}
