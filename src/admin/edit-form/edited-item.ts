import type { LinkProps } from '@tanstack/react-router';
import type { FormikValues } from 'formik';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { type ContentLanguage, languageByCode, useContentLanguages } from '@/api/admin/languages';
import type { FormNames } from '@/lib/form-field';
import type { ComparedFields } from './compare-saved';
import type { NewerVersion } from './publish-steps';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '@/api/errors';
import { itemOptions } from '@/api/use-query';
import { useStorageOwner } from '@/admin/shared/storage-owner';
import { removeDeletedItems, listDeletedItems } from '@/admin/shared/deleted-item-store';

/** The values of a form: shared fields, and a version per language. */
export type EditedValues = FormikValues & { versions: Record<string, object> };

/** The states of the stored item that a request body is built from. */
export interface ItemStates<Stored> {
  /** The initial state of the form; null for a new item. */
  initialItem: Stored | null;
  /** The newest known state; null if the item is sent as a new one. */
  latestItem: Stored | null;
}

/** The edited item and the functions of its section. */
interface EditedItemDefinition<Stored, Values extends EditedValues, Body> {
  /** Identifies the item to load, like the key that `update` returns; undefined if nothing is loaded. */
  itemKey: string | undefined;
  /** Whether the item is new; a loaded item is then copied or restored. */
  isNew: boolean;
  /** The id of the deleted item that a new item restores, if any (docs/decisions/0009). */
  restoredId?: string | undefined;
  toRestored?: (deletedItem: Stored, languages: readonly string[]) => Values;
  /** The list of the items; omitted if the section has a single item. */
  listLink?: Pick<LinkProps, 'to' | 'search'>;
  draftName: string;
  /** Returns other names that an earlier visit may have used for the draft: those of the other versions. */
  otherDraftNames?: (storedItem: Stored) => string[];
  /**
   * Fetches the item in all its languages; null if it does not exist. With `knownItem`, refetches its records. Throws
   * `ApiError`, possibly 404 instead of null if the known item was deleted.
   */
  load: (languages: readonly string[], knownItem?: Stored) => Promise<Stored | null>;
  /** Fetches the item if it has been published since `knownItem`; undefined if it has not, or was deleted. */
  loadIfNewer?: (languages: readonly string[], knownItem: Stored) => Promise<Stored | undefined>;
  /** Returns the initial values with a version for each language to edit; `typedValues` are the current values. */
  toValues: (
    storedItem: Stored | null,
    languages: readonly string[],
    typedValues?: Values,
  ) => Values;
  toCopy?: (source: Stored, languages: readonly string[]) => Values;
  toBody: (values: Values, states: ItemStates<Stored>) => Body;
  /** Returns how the field names of the request body map to the form's, to find the fields that the server rejected. */
  formNamesOf?: (values: Values) => FormNames;
  /** Returns the fields of the form as they were sent and as they are stored, by their form names (D52). */
  compare: (storedItem: Stored, body: Body) => ComparedFields;
  /** Returns whether two states of the item look equal to visitors; defaults to deep equality. */
  hasSameValues?: (values: Values, otherValues: Values) => boolean;
  /**
   * Sends a new item with its idempotency key (D49). Returns the key in the response, for `fetchNew`; omitted if
   * the section has a single item.
   */
  create?: (body: Body, idempotencyKeys: IdempotencyKeys) => Promise<string | undefined>;
  /** Sends an update of `knownItem` with its idempotency key. Returns the key to continue with, if it changes. */
  update: (
    body: Body,
    knownItem: Stored,
    idempotencyKeys: IdempotencyKeys,
  ) => Promise<string | undefined>;
  /** Refetches a sent item, if `load` does not find the records that it added; null if deleted. Throws `ApiError`. */
  refetchSent?: (
    languages: readonly string[],
    body: Body,
    knownItem: Stored,
  ) => Promise<Stored | null>;
  /**
   * Finds the stored candidates of a new item, the newest first if known; two are enough to detect a duplicate. Omitted
   * if the section has a single item. Throws `ApiError`.
   */
  findNew?: (languages: readonly string[], body: Body) => Promise<readonly Stored[]>;
  /**
   * Lists the items that exist before a new one is sent. Returns the function that finds an item that was stored since
   * then and resembles it, for servers that store new items with changes and do not return their keys. Both throw
   * `ApiError`.
   */
  prepareToFindNew?: (
    languages: readonly string[],
    body: Body,
  ) => Promise<(body: Body) => Promise<Stored | null>>;
  /** Fetches a new item by the key that `create` returned; null if it does not exist. Throws `ApiError`. */
  fetchNew?: (languages: readonly string[], responseKey: string) => Promise<Stored | null>;
  /**
   * Returns the key to continue with after a save that found `storedItem`; undefined if an updated item keeps its key, or
   * if the list opens after a new item. `replacedItem` is the state that the save replaced.
   */
  nextKeyOf?: (storedItem: Stored, replacedItem: Stored | null) => string | undefined;
  /**
   * Leaves the form after publishing: opens the item with this key, or the list if the key is unknown or the section does
   * not return to its items. Omitted if the section has a single item.
   */
  navigateTo?: (itemKey: string | undefined) => Promise<void>;
  /** Returns who published the item last, and when, as text. */
  lastPublicationOf?: (storedItem: Stored) => Pick<NewerVersion<Values>, 'editor' | 'publishedAt'>;
}

export interface EditedItem<Stored, Values extends EditedValues, Body> {
  definition: EditedItemDefinition<Stored, Values, Body>;
  /** Only an open item has a form. */
  state: 'loading' | 'failed' | 'missing' | 'open';
  error: unknown;
  /** The published item; null for a new one. */
  storedItem: Stored | null;
  copySource: Stored | undefined;
  initialValues: Values;
  languages: readonly ContentLanguage[];
  /** React key, another one for another item or after `loadNewer`, to reset the state of the components. */
  key: string;
  wasPublishedHere: boolean;
  retry: () => unknown;
  /** Reloads the item after another editor has published it. Throws `ApiError`. */
  loadNewer: () => Promise<void>;
  /** Replaces the stored item with a refetched one, unless it was left; `wasPublishedHere`: it equals the sent one. */
  replaceStoredItem: (storedItem: Stored, wasPublishedHere: boolean) => Promise<void>;
  /** Removes a restored item from this browser, then opens the published item or the list, unless the form was left. */
  openPublished: (itemKey: string | undefined) => Promise<void>;
}

/** Returns the name of an item's draft: by its key, or for a new item by the item that it copies. */
export function draftNameOf(
  section: string,
  itemKey: string | undefined,
  copiedKey?: string,
): string {
  if (itemKey !== undefined) return `${section}/${itemKey}`;
  return `${section}/${copiedKey === undefined ? 'new' : `copy-of-${copiedKey}`}`;
}

const EDITED_ITEM = 'edited-item';

/** Removes the other edited items from the SWR cache: their full texts would pile up. */
function useRemoveOtherItems(keptKey: string): void {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const [prefix = ''] = unstable_serialize(['*', EDITED_ITEM, '']).split('""');
    for (const key of [...cache.keys()]) {
      if (key.startsWith(prefix) && key !== keptKey) cache.delete(key);
    }
  }, [cache, keptKey]);
}

/**
 * Loads an edited item in all languages at every visit and returns its state
 * (docs/architecture.md#3-structure-and-imports). Pass the result to `EditScreen`.
 */
export function useEditedItem<Stored, Values extends EditedValues, Body>(
  definition: EditedItemDefinition<Stored, Values, Body>,
): EditedItem<Stored, Values, Body> {
  const { isNew, toValues, toCopy, toRestored, navigateTo } = definition;
  const restoredId = isNew ? definition.restoredId : undefined;
  const owner = useStorageOwner();
  const itemKey = restoredId === undefined ? definition.itemKey : `restored-${restoredId}`;
  const load: typeof definition.load = async (languages, knownItem) => {
    if (restoredId === undefined) return definition.load(languages, knownItem);
    const deletedItems = owner ? await listDeletedItems(owner) : [];
    // The section itself has stored the content, as `load` returns it.
    return (deletedItems.find(({ id }) => id === restoredId)?.content ?? null) as Stored | null;
  };
  const contentLanguages = useContentLanguages();
  const codes = contentLanguages?.map(({ code }) => code) ?? [];
  // A form must not start with data of an earlier visit; nor does the interface language change the edited item.
  const visitId = useId();
  const key = itemKey === undefined ? null : ['*', EDITED_ITEM, visitId, itemKey];
  const { data, error, mutate } = useSWR<Stored | null, ApiError>(
    contentLanguages && (restoredId === undefined || owner) ? key : null,
    () => load(codes),
    itemOptions,
  );
  useRemoveOtherItems(unstable_serialize(key));
  const [publishedKey, setPublishedKey] = useState<string>();
  const [loadCount, setLoadCount] = useState(0);

  const isLoading = !contentLanguages || (itemKey !== undefined && data === undefined && !error);
  const isFailed = itemKey !== undefined && data === undefined;
  const isMissing = itemKey !== undefined && data === null;
  const state = isLoading ? 'loading' : isFailed ? 'failed' : isMissing ? 'missing' : 'open';

  const storedItem = isNew ? null : (data ?? null);
  const template = isNew ? (data ?? undefined) : undefined;
  const copySource = restoredId === undefined ? template : undefined;
  const toInitialValues = restoredId === undefined ? toCopy : toRestored;
  const values =
    template && toInitialValues ? toInitialValues(template, codes) : toValues(storedItem, codes);
  const editedCodes = Object.keys(values.versions).join(' ');
  const languages = useMemo(
    () =>
      (editedCodes === '' ? [] : editedCodes.split(' ')).map((code) =>
        languageByCode(contentLanguages ?? [], code),
      ),
    [editedCodes, contentLanguages],
  );

  const formKey = `${itemKey ?? ''} ${isNew ? 'new' : ''} ${loadCount}`;
  const openFormKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    openFormKey.current = formKey;
    return () => {
      openFormKey.current = undefined;
    };
  }, [formKey]);
  // A save that ends after the user has left must not replace or leave the item that is open then.
  const isOpen = () => openFormKey.current === formKey;
  // Not through SWR, which hides an error while it has data.
  const loadNewer = async () => {
    setPublishedKey(undefined);
    const newerItem = await load(codes);
    if (!isOpen()) return;
    await mutate(newerItem, { revalidate: false });
    setLoadCount((count) => count + 1);
  };
  const replaceStoredItem = async (refetchedItem: Stored, isPublished: boolean) => {
    if (!isOpen()) return;
    setPublishedKey(isPublished ? itemKey : undefined);
    await mutate(refetchedItem, { revalidate: false });
  };
  const openPublished = async (newKey: string | undefined) => {
    if (owner && restoredId !== undefined) await removeDeletedItems(owner, [restoredId]);
    if (!isOpen()) return;
    setPublishedKey(newKey);
    await navigateTo?.(newKey);
  };

  const isExistingItem = !isNew && itemKey !== undefined;
  return {
    ...{ state, error, storedItem, copySource, languages },
    ...{ loadNewer, replaceStoredItem, openPublished },
    definition:
      restoredId === undefined
        ? definition
        : { ...definition, draftName: `${definition.draftName}-${itemKey}` },
    initialValues: values,
    key: formKey,
    wasPublishedHere: isExistingItem && publishedKey === itemKey,
    retry: mutate,
  };
}
