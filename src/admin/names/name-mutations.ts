import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { versionsOf } from '@/lib/group-versions';
import { VerifiedSave } from '@/admin/edit-form/verified-save';
import { useDuplicateWarning } from '@/admin/edit-form/use-duplicate-warning';
import { useTextsByLanguage } from '@/admin/shared/use-texts-by-language';
import { MessageError } from '@/admin/requests/error-message';
import {
  allItems,
  buildTree,
  readPlaces,
  TOP,
  type NamedItem,
  type NameVersion,
} from './named-items';
import type { NameInput, NamedItems } from './use-named-items';

/** Names by language code; an empty text is no name. */
export type Names = Readonly<Partial<Record<string, string>>>;

/** The items as the screen shows them, and their calls. */
export type Known = Pick<NamedItems, 'calls' | 'codes' | 'byNo'>;

/** The wanted state of an item: another name, another parent, or a new item. */
export interface NameChange {
  /** The item as the screen knows it; undefined for a new one. */
  item: NamedItem | undefined;
  names: Names;
  parentNo: string;
  /** Moves all languages below `parentNo`; otherwise each stays where it is. */
  movesAllLanguages?: boolean;
  /** The items before the request: a new item is none of these. */
  itemsBefore: Known['byNo'];
  /** Identifies the open form: requests of another form do not count for this one. */
  openForm: unknown;
}

/** Returns the names of an item by language code. */
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

/**
 * Returns the `parentId` to send in one language: null at the top level, undefined if the parent lacks the
 * language.
 */
export function parentIdIn(
  byNo: Known['byNo'],
  parentNo: string,
  lang: string,
): NameInput['parentId'] | undefined {
  return parentNo === TOP ? null : byNo.get(parentNo)?.versions[lang]?.id;
}

/**
 * Returns the languages of an item that a parent lacks, so that the item cannot be placed there. Empty for the top
 * level.
 */
export function missingLanguagesOf({ byNo }: Known, item: NamedItem, parentNo: string): string[] {
  return versionsOf(item)
    .map(({ lang }) => lang)
    .filter((lang) => parentIdIn(byNo, parentNo, lang) === undefined);
}

/** Returns all versions to send (D18, D21): the existing ones, and those that got a name. */
function versionsToSend({ calls, codes, byNo }: Known, wanted: NameChange): NameInput[] {
  const { item, parentNo, movesAllLanguages } = wanted;
  const names = filledNames(wanted.names);
  const place = (id: NameInput['parentId'] = null) => (calls.canNest ? { parentId: id } : {});
  const noInput = ({ sentNo }: NameVersion) =>
    sentNo === undefined || sentNo === null ? {} : { no: sentNo };
  const knownVersions = (item ? versionsOf(item) : []).map((version): NameInput => {
    const { id, lang } = version;
    const above = parentIdIn(byNo, movesAllLanguages ? parentNo : version.parentNo, lang);
    return { id, ...noInput(version), lang, name: names[lang] ?? version.name, ...place(above) };
  });
  const addedVersions = codes.flatMap((lang): NameInput[] => {
    const parentId = parentIdIn(byNo, parentNo, lang);
    const name = names[lang];
    if (item?.versions[lang] || !name || parentId === undefined) return [];
    return [{ ...(item && noInput(item.main)), lang, name, ...place(parentId) }];
  });
  return [...knownVersions, ...addedVersions];
}

/** Refetches the stored items, bypassing the cache of the screen. Throws `ApiError`. */
export async function refetchVersions({ calls, codes }: Known): Promise<Known> {
  const items = allItems(buildTree(readPlaces(await calls.fetch(codes), codes), codes));
  return { calls, codes, byNo: new Map(items.map((item) => [item.no, item])) };
}

/** Returns whether a stored item matches the wanted state. */
function matchesChange(
  found: NamedItem,
  { item, names, parentNo, movesAllLanguages, itemsBefore }: NameChange,
): boolean {
  if (item ? found.no !== item.no : itemsBefore.has(found.no)) return false;
  const isPlaced = found.parentNo === parentNo && found.languagesElsewhere.length === 0;
  if (movesAllLanguages || (!item && !isPlaced)) return isPlaced;
  return isDeepEqual(filledNames(namesOf(found)), filledNames(names));
}

/**
 * Returns whether an item is the wanted new one, stored by the server with other names: one name agrees, or was
 * truncated.
 */
function isChanged(found: NamedItem, { item, names, parentNo, itemsBefore }: NameChange): boolean {
  if (item || itemsBefore.has(found.no) || found.parentNo !== parentNo) return false;
  const stored = namesOf(found);
  return Object.entries(filledNames(names)).some(([lang, name = '']) => {
    const storedName = stored[lang]?.trim();
    return storedName ? name.startsWith(storedName) : false;
  });
}

/** Finds the wanted item among the stored ones: as it was sent, or else as the server changed it. */
function findWanted({ byNo }: Known, wanted: NameChange): NamedItem | undefined {
  const items = [...byNo.values()];
  return (
    items.find((item) => matchesChange(item, wanted)) ??
    items.find((item) => isChanged(item, wanted))
  );
}

/** Thrown when the server stored other names than those that were sent: `stored`. */
export class ChangedNamesError extends MessageError {
  constructor(
    message: string,
    readonly stored: Names,
  ) {
    super(message);
  }
}

/**
 * Returns a function that adds, renames or moves an item, never twice, even if the response is lost. Each request sends
 * all versions (D18), so names and parents that others have changed are taken from `now` and sent unchanged. Then
 * refetches the items (D52). Throws `ApiError`, and `MessageError` if the stored item differs from the request, or the
 * outcome is unknown.
 */
export function useNameSend(): (wanted: NameChange, now: Known) => Promise<void> {
  const { t } = useLingui();
  const textsByLanguage = useTextsByLanguage();
  const [{ send: sendVerified, markUncertain }] = useState(
    () => new VerifiedSave<NameChange, NamedItem | null>(),
  );
  const warnOfDuplicate = useDuplicateWarning();
  const check = async (wanted: NameChange, known: Known) => {
    const after = await refetchVersions(known).catch(() => undefined);
    const items = [...(after?.byNo.values() ?? [])];
    const matches = items.filter((item) => matchesChange(item, wanted)).length;
    if (matches > 1 && !wanted.item) warnOfDuplicate();
    if (matches > 0) return;
    markUncertain(wanted);
    if (!after)
      throw new MessageError(
        t`The server accepted the change, but we couldn’t verify it. Please try again.`,
      );
    const stored = wanted.item ? after.byNo.get(wanted.item.no) : findWanted(after, wanted);
    if (!stored)
      throw new MessageError(
        t`The server reported success, but the list does not show the names you entered.`,
      );
    const present = textsByLanguage(namesOf(stored));
    if (wanted.movesAllLanguages)
      throw new MessageError(t`The server reported success, but the item was not moved.`);
    throw new ChangedNamesError(
      t`The server reported success, but the current name is ${present}.`,
      namesOf(stored),
    );
  };
  return async (wanted, now) => {
    const { calls } = now;
    const current = (item: NamedItem | undefined) => item && (now.byNo.get(item.no) ?? item);
    const found = await sendVerified(wanted, {
      send: async (_, idempotencyKeys) => {
        const item = current(wanted.item);
        await (item ? calls.update : calls.create)(
          versionsToSend(now, { ...wanted, item }),
          idempotencyKeys,
        );
        return null;
      },
      find: async (sent) => {
        if (sent.openForm !== wanted.openForm) return undefined;
        const found = findWanted(await refetchVersions(now), sent);
        if (found) await calls.revalidate();
        return found;
      },
      amend: async (found, present, idempotencyKeys) => {
        const item = found ?? undefined;
        if (item && !matchesChange(item, { ...present, item }))
          await calls.update(versionsToSend(now, { ...present, item }), idempotencyKeys);
        return found;
      },
    });
    await check({ ...wanted, item: wanted.item ?? found ?? undefined }, now);
  };
}

/**
 * Returns the names of an item as they are stored now, empty if it was deleted. Fetches an item that the list omits
 * by its id, if the section has a call for that. Throws `ApiError`.
 */
async function namesNow(known: Known, now: Known, no: string): Promise<Names> {
  const found = now.byNo.get(no);
  if (found) return namesOf(found);
  const { fetchOne } = known.calls;
  const item = known.byNo.get(no);
  if (!fetchOne || !item) return {};
  const fallBack = (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return { name: '' };
    throw error;
  };
  const names = await Promise.all(
    versionsOf(item).map(
      async ({ id, lang }) => [lang, (await fetchOne({ id, lang }).catch(fallBack)).name] as const,
    ),
  );
  return filledNames(Object.fromEntries(names));
}

/**
 * Returns the names that others have given an item since `base` was loaded: empty if it was deleted, undefined if
 * nothing changed. Names come without a time, so they are compared (docs/architecture.md#6-unsaved-work). Throws
 * `ApiError`.
 */
export async function newerNames(
  known: Known,
  now: Known,
  no: string,
  base: Names,
): Promise<Names | undefined> {
  const names = await namesNow(known, now, no);
  return isDeepEqual(filledNames(names), filledNames(base)) ? undefined : names;
}

/** Returns whether the server rejected a request because of another user's change: the screen is out of date. */
export function isOutOfDate(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 422].includes(error.status);
}
