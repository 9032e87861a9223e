import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { versionsOf } from '@/admin/shared/group-versions';
import { VerifiedSave } from '@/admin/edit-form/verified-save';
import { useDuplicateWarning } from '@/admin/edit-form/use-duplicate-warning';
import { useTextsByLanguageFormatter } from '@/admin/shared/use-texts-by-language-formatter';
import { MessageError } from '@/admin/requests/error-message';
import {
  allItems,
  buildTree,
  serverNoInput,
  parentIdIn,
  readSiblings,
  type NamedItem,
} from './named-items';
import type { NameInput, NamedItems } from './use-named-items';

/** Names by language code; an empty text is no name. */
export type Names = Readonly<Partial<Record<string, string>>>;

/** The items as shown or as refetched, and their calls. */
export type NamesSnapshot = Pick<NamedItems, 'calls' | 'codes' | 'itemsByNo'>;

/** The wanted state of a new, renamed or moved item. */
interface NameChange {
  /** Undefined for a new item. */
  item: NamedItem | undefined;
  names: Names;
  parentNo: string;
  /** Moves all languages below `parentNo`; otherwise each stays where it is. */
  movesAllLanguages?: boolean;
  /** The items before the request: a new item is none of these. */
  itemsBeforeRequest: NamesSnapshot['itemsByNo'];
  /** Identifies the open form: requests of another form do not count for this one. */
  formKey: unknown;
}

/** Returns the stored names of an item. */
export function namesOf(item: NamedItem): Names {
  return Object.fromEntries(versionsOf(item).map(({ lang, name }) => [lang, name]));
}

/** Returns the trimmed names without the empty ones. */
export function filledNames(names: Names): Names {
  const trimmedNames = Object.entries(names).map(
    ([lang, name = '']) => [lang, name.trim()] as const,
  );
  return Object.fromEntries(trimmedNames.filter(([, name]) => name));
}

/** Returns the languages of an item that a parent lacks, so that it cannot be placed there; none for the top level. */
export function missingLanguagesOf(
  { itemsByNo }: NamesSnapshot,
  item: NamedItem,
  parentNo: string,
): string[] {
  return versionsOf(item)
    .map(({ lang }) => lang)
    .filter((lang) => parentIdIn(itemsByNo, parentNo, lang) === undefined);
}

/** Returns all versions to send (D18, D21): the existing ones, and those that got a name. */
function versionsToSend(
  { calls, codes, itemsByNo }: NamesSnapshot,
  change: NameChange,
): NameInput[] {
  const { item, parentNo, movesAllLanguages } = change;
  const names = filledNames(change.names);
  const parentInput = (id: NameInput['parentId'] = null) => (calls.canNest ? { parentId: id } : {});
  const knownVersions = (item ? versionsOf(item) : []).map((version): NameInput => {
    const { id, lang } = version;
    const parentId = parentIdIn(itemsByNo, movesAllLanguages ? parentNo : version.parentNo, lang);
    return {
      id,
      ...serverNoInput(version),
      lang,
      name: names[lang] ?? version.name,
      ...parentInput(parentId),
    };
  });
  const addedVersions = codes.flatMap((lang): NameInput[] => {
    const parentId = parentIdIn(itemsByNo, parentNo, lang);
    const name = names[lang];
    if (item?.versions[lang] || !name || parentId === undefined) return [];
    return [{ ...(item && serverNoInput(item.mainVersion)), lang, name, ...parentInput(parentId) }];
  });
  return [...knownVersions, ...addedVersions];
}

/** Refetches the stored items, bypassing the cache of the screen. Throws `ApiError`. */
export async function refetchSnapshot({ calls, codes }: NamesSnapshot): Promise<NamesSnapshot> {
  const items = allItems(buildTree(readSiblings(await calls.fetch(codes), codes), codes));
  return { calls, codes, itemsByNo: new Map(items.map((item) => [item.no, item])) };
}

function matchesChange(
  storedItem: NamedItem,
  { item, names, parentNo, movesAllLanguages, itemsBeforeRequest }: NameChange,
): boolean {
  if (item ? storedItem.no !== item.no : itemsBeforeRequest.has(storedItem.no)) return false;
  const hasWantedParent =
    storedItem.parentNo === parentNo && storedItem.languagesWithOtherParent.length === 0;
  if (movesAllLanguages || (!item && !hasWantedParent)) return hasWantedParent;
  return isDeepEqual(filledNames(namesOf(storedItem)), filledNames(names));
}

/** Returns whether an item is the wanted new one, stored with other names: one name agrees, or was truncated. */
function isStoredUnderOtherNames(
  storedItem: NamedItem,
  { item, names, parentNo, itemsBeforeRequest }: NameChange,
): boolean {
  if (item || itemsBeforeRequest.has(storedItem.no) || storedItem.parentNo !== parentNo)
    return false;
  const storedNames = namesOf(storedItem);
  return Object.entries(filledNames(names)).some(([lang, name = '']) => {
    const storedName = storedNames[lang]?.trim();
    return storedName ? name.startsWith(storedName) : false;
  });
}

/** Finds the wanted item among the stored ones: as it was sent, or else as the server changed it. */
function findStoredItem({ itemsByNo }: NamesSnapshot, change: NameChange): NamedItem | undefined {
  const items = [...itemsByNo.values()];
  return (
    items.find((item) => matchesChange(item, change)) ??
    items.find((item) => isStoredUnderOtherNames(item, change))
  );
}

/** Thrown when the server has stored other names than those that were sent. */
export class ChangedNamesError extends MessageError {
  constructor(
    message: string,
    readonly storedNames: Names,
  ) {
    super(message);
  }
}

/**
 * Returns `mayBeStored` and `send`, which adds, renames or moves an item. `send` looks for the stored item before it
 * repeats a request without a known outcome. Each request contains all versions (D18), with the unchanged values from
 * the snapshot. Then `send` refetches the items (D52), and warns if the list contains a new item twice. Throws
 * `ApiError`, and `MessageError` if the stored item differs from the request, or the outcome is unknown.
 */
export function useNameSend() {
  const { t } = useLingui();
  const textsByLanguage = useTextsByLanguageFormatter();
  const [{ send: sendVerified, markUncertain, isUncertain }] = useState(
    () => new VerifiedSave<NameChange, NamedItem | null>(),
  );
  const warnOfDuplicate = useDuplicateWarning();
  const verifyStored = async (change: NameChange, snapshot: NamesSnapshot) => {
    const refetched = await refetchSnapshot(snapshot).catch(() => undefined);
    const items = [...(refetched?.itemsByNo.values() ?? [])];
    const matchCount = items.filter((item) => matchesChange(item, change)).length;
    if (matchCount > 1 && !change.item) warnOfDuplicate();
    if (matchCount > 0) return;
    markUncertain(change);
    if (!refetched)
      throw new MessageError(
        t`The server accepted the change, but we couldn’t verify it. Please try again.`,
      );
    const storedItem = change.item
      ? refetched.itemsByNo.get(change.item.no)
      : findStoredItem(refetched, change);
    if (!storedItem)
      throw new MessageError(
        change.item
          ? t`The server reported success, but the list no longer contains this item. Someone may have deleted it.`
          : t`The server reported success, but the list does not contain the new item. Check the list before you try again.`,
      );
    const currentName = textsByLanguage(namesOf(storedItem));
    if (change.movesAllLanguages)
      throw new MessageError(t`The server reported success, but the item was not moved.`);
    throw new ChangedNamesError(
      t`The server reported success, but the current name is ${currentName}.`,
      namesOf(storedItem),
    );
  };
  const send = async (change: NameChange, snapshot: NamesSnapshot) => {
    const { calls } = snapshot;
    const currentItemOf = (item: NamedItem | undefined) =>
      item && (snapshot.itemsByNo.get(item.no) ?? item);
    const foundItem = await sendVerified(change, {
      send: async (_, idempotencyKeys) => {
        const item = currentItemOf(change.item);
        await (item ? calls.update : calls.create)(
          versionsToSend(snapshot, { ...change, item }),
          idempotencyKeys,
        );
        return null;
      },
      find: async (sentChange) => {
        if (sentChange.formKey !== change.formKey) return undefined;
        const storedItem = findStoredItem(await refetchSnapshot(snapshot), sentChange);
        if (storedItem) await calls.revalidate();
        return storedItem;
      },
      amend: async (storedItem, latestChange, idempotencyKeys) => {
        const item = storedItem ?? undefined;
        if (item && !matchesChange(item, { ...latestChange, item }))
          await calls.update(versionsToSend(snapshot, { ...latestChange, item }), idempotencyKeys);
        return storedItem;
      },
    });
    await verifyStored({ ...change, item: change.item ?? foundItem ?? undefined }, snapshot);
  };
  return {
    send,
    /** Returns whether an earlier attempt of a form may be stored: an error of the next one does not disprove it. */
    mayBeStored: (formKey: unknown) => isUncertain((change) => change.formKey === formKey),
  };
}

/**
 * Returns the names of an item as they are stored now, empty if it was deleted. Fetches an item that the list omits
 * by its id, if the section has a call for that. Throws `ApiError`.
 */
async function fetchCurrentNames(
  shownSnapshot: NamesSnapshot,
  currentSnapshot: NamesSnapshot,
  no: string,
): Promise<Names> {
  const currentItem = currentSnapshot.itemsByNo.get(no);
  if (currentItem) return namesOf(currentItem);
  const { fetchVersion } = shownSnapshot.calls;
  const item = shownSnapshot.itemsByNo.get(no);
  if (!fetchVersion || !item) return {};
  const emptyNameIfDeleted = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { name: '' };
    throw error;
  };
  const names = await Promise.all(
    versionsOf(item).map(
      async ({ id, lang }) =>
        [lang, (await fetchVersion({ id, lang }).catch(emptyNameIfDeleted)).name] as const,
    ),
  );
  return filledNames(Object.fromEntries(names));
}

/**
 * Returns the names that others have given an item since `loadedNames` were loaded: empty if the item was deleted,
 * undefined if nothing changed. Names come without a time, so they are compared
 * (docs/architecture.md#6-unsaved-work). Throws `ApiError`.
 */
export async function findNewerNames(
  shownSnapshot: NamesSnapshot,
  currentSnapshot: NamesSnapshot,
  no: string,
  loadedNames: Names,
): Promise<Names | undefined> {
  const names = await fetchCurrentNames(shownSnapshot, currentSnapshot, no);
  return isDeepEqual(filledNames(names), filledNames(loadedNames)) ? undefined : names;
}

/** Returns whether another user's change may be the reason why the server rejected a request (404, 409, 422). */
export function mayBeConflict(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status);
}
