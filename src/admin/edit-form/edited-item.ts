import type { LinkProps } from '@tanstack/react-router';
import type { FormikValues } from 'formik';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { type ContentLanguage, languageByCode, useContentLanguages } from '@/api/admin/languages';
import type { FormNames } from '@/lib/form-field';
import type { ComparedFields } from './compare-saved';
import type { Newer } from './publish-steps';
import { useEffect, useId, useMemo, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '@/api/errors';
import { itemOptions } from '@/api/use-query';
import { useDraftOwner } from '@/admin/shared/draft-owner';
import { removeDeletedItems, listDeletedItems } from '@/admin/shared/deleted-item-store';

/** The values of a form: shared fields, and a version per language. */
export type EditedValues = FormikValues & { versions: Record<string, object> };

/** The state that a save replaces. */
export interface SaveBasis<Stored> {
  /** The initial state of the form; null for a new item. */
  opened: Stored | null;
  /** The newest known state; null if the item is sent as a new one. */
  known: Stored | null;
}

/**
 * Describes the items of a section in functions that are independent of the screen
 * (docs/architecture.md#3-structure-and-imports).
 */
export interface EditedItemType<Stored, Values extends EditedValues, Body> {
  /**
   * Identifies the item to load, like the keys that `create` and `update` return; undefined if nothing is loaded.
   */
  item: string | undefined;
  /** Whether the item is new; a loaded item is then the source of the copy. */
  isNew: boolean;
  /** The id of the deleted item that a new item restores, if any (docs/decisions/0009). */
  restored?: string | undefined;
  /** Returns the initial values of a restored item. */
  toRestored?: (deleted: Stored, languages: readonly string[]) => Values;
  /** The list of the items; omitted if the section has a single item. */
  list?: Pick<LinkProps, 'to' | 'search'>;
  /** Name of the draft. */
  draft: string;
  /** Returns other names that an earlier visit may have used for the draft: those of the other versions. */
  otherDrafts?: (stored: Stored) => string[];
  /**
   * Fetches the item in all languages; null if it does not exist. With `known`, refetches those records. Throws
   * `ApiError`, also 404 if a known item was deleted.
   */
  load: (languages: readonly string[], known?: Stored) => Promise<Stored | null>;
  /** Fetches the item only if it has been published since `known`; otherwise undefined. */
  loadIfNewer?: (languages: readonly string[], known: Stored) => Promise<Stored | undefined>;
  /** Returns the initial values with a version for each language; `typed` are the current values. */
  toValues: (stored: Stored | null, languages: readonly string[], typed?: Values) => Values;
  /** Returns the initial values of a copy. */
  toCopy?: (source: Stored, languages: readonly string[]) => Values;
  toBody: (values: Values, basis: SaveBasis<Stored>) => Body;
  /** Returns the field names of the request body, to find the fields that the server rejected. */
  namesIn?: (values: Values) => FormNames;
  /** Returns the fields of the form as they were sent and as they are stored, by their form names (D52). */
  compare: (stored: Stored, body: Body) => ComparedFields;
  /** Returns whether two states look equal to visitors; defaults to deep equality. */
  hasSameValues?: (one: Values, other: Values) => boolean;
  /**
   * Sends a new item with its idempotency key (D49). Returns the key in the response, for `fetchNew`; omitted if
   * the section has a single item.
   */
  create?: (body: Body, idempotencyKeys: IdempotencyKeys) => Promise<string | undefined>;
  /**
   * Sends an update of `known` with its idempotency key. Returns the key of the item to continue with, if it changes.
   */
  update: (
    body: Body,
    known: Stored,
    idempotencyKeys: IdempotencyKeys,
  ) => Promise<string | undefined>;
  /** Refetches the item that a body was sent for; null if it was deleted. Throws `ApiError`. */
  find: (languages: readonly string[], body: Body, known: Stored) => Promise<Stored | null>;
  /**
   * Finds the stored candidates of a new item, the newest first; two are enough to detect a duplicate. Omitted if the
   * section has a single item. Throws `ApiError`.
   */
  findNew?: (languages: readonly string[], body: Body) => Promise<readonly Stored[]>;
  /**
   * Records which items exist before a new one is sent. Returns the function that finds an item stored since that
   * resembles it, for servers that change it and do not return its key. Both throw `ApiError`.
   */
  watchNew?: (
    languages: readonly string[],
    body: Body,
  ) => Promise<(body: Body) => Promise<Stored | null>>;
  /** Fetches a new item by the key that `create` returned; null if it does not exist. Throws `ApiError`. */
  fetchNew?: (languages: readonly string[], created: string) => Promise<Stored | null>;
  /** Returns the key of an item that was found, like `item`; `known` is the state that the save replaced. */
  itemKeyOf?: (stored: Stored, known: Stored | null) => string | undefined;
  /**
   * Navigates to an item after publishing; the key is undefined if it is unknown. Omitted if the section has a single
   * item.
   */
  navigateTo?: (itemKey: string | undefined) => Promise<void>;
  /** Returns who published the item last, and when, as text. */
  signature?: (stored: Stored) => Pick<Newer<Values>, 'editor' | 'publishedAt'>;
}

/** The edited item, as returned by `useEditedItem`. */
export interface EditedItem<Stored, Values extends EditedValues, Body> {
  type: EditedItemType<Stored, Values, Body>;
  /** Only an open item has a form. */
  state: 'waiting' | 'failed' | 'missing' | 'open';
  error: unknown;
  /** The published item; null for a new one. */
  stored: Stored | null;
  /** The source of a copy. */
  source: Stored | undefined;
  /** Initial values of the form. */
  initial: Values;
  /** The languages to edit. */
  languages: readonly ContentLanguage[];
  /** React key, different for each load of each item, to reset the state of its components. */
  key: string;
  /** Whether the item was published from this screen. */
  wasPublishedHere: boolean;
  /** Retries a failed request. */
  retry: () => void;
  /** Reloads the item after another editor has published it. Throws `ApiError`. */
  loadNewer: () => Promise<void>;
  /** Replaces the stored item after a refetch; `wasPublishedHere` is whether it equals the sent item. */
  replaceStored: (stored: Stored, wasPublishedHere: boolean) => Promise<void>;
  /** Navigates to the published item. */
  openPublished: (itemKey: string | undefined) => Promise<void>;
}

const EDITED_ITEM = 'edited-item';

/** Removes the items of earlier visits from the SWR cache: their full texts would pile up. */
function useForgetOthers(own: string): void {
  const { cache } = useSWRConfig();
  useEffect(() => {
    const [prefix = ''] = unstable_serialize(['*', EDITED_ITEM, '']).split('""');
    for (const key of [...cache.keys()]) {
      if (key.startsWith(prefix) && key !== own) cache.delete(key);
    }
  }, [cache, own]);
}

/**
 * Loads an edited item in all languages at every visit and returns its state
 * (docs/architecture.md#3-structure-and-imports). `type` has the functions of the section. Pass the result to `EditScreen`.
 */
export function useEditedItem<Stored, Values extends EditedValues, Body>(
  type: EditedItemType<Stored, Values, Body>,
): EditedItem<Stored, Values, Body> {
  const { item: named, isNew, toValues, toCopy, toRestored, navigateTo } = type;
  const restored = isNew ? type.restored : undefined;
  const owner = useDraftOwner();
  const item = restored === undefined ? named : `restored-${restored}`;
  const load: typeof type.load = async (languages, stored) => {
    if (restored === undefined) return type.load(languages, stored);
    const deleted = owner ? await listDeletedItems(owner) : [];
    // Written by `fetchContent` of the same section.
    return (deleted.find(({ id }) => id === restored)?.content ?? null) as Stored | null;
  };
  const known = useContentLanguages();
  const codes = known?.map(({ code }) => code) ?? [];
  // A form must not start with data of an earlier visit; nor does the interface language change the edited item.
  const visit = useId();
  const key = item === undefined ? null : ['*', EDITED_ITEM, visit, item];
  const { data, error, mutate } = useSWR<Stored | null, ApiError>(
    known && (restored === undefined || owner) ? key : null,
    () => load(codes),
    itemOptions,
  );
  useForgetOthers(unstable_serialize(key));
  const [published, setPublished] = useState<string>();
  const [loads, setLoads] = useState(0);

  const isWaiting = !known || (item !== undefined && data === undefined && !error);
  const hasFailed = item !== undefined && data === undefined;
  const isMissing = item !== undefined && data === null;
  const state = isWaiting ? 'waiting' : hasFailed ? 'failed' : isMissing ? 'missing' : 'open';

  const stored = isNew ? null : (data ?? null);
  const template = isNew ? (data ?? undefined) : undefined;
  const source = restored === undefined ? template : undefined;
  const toNew = restored === undefined ? toCopy : toRestored;
  const values = template && toNew ? toNew(template, codes) : toValues(stored, codes);
  const edited = Object.keys(values.versions).join(' ');
  const languages = useMemo(
    () => (edited === '' ? [] : edited.split(' ')).map((code) => languageByCode(known ?? [], code)),
    [edited, known],
  );

  // Not through SWR, which hides an error while it has data.
  const loadNewer = async () => {
    setPublished(undefined);
    const fresh = await load(codes);
    await mutate(fresh, { revalidate: false });
    setLoads((count) => count + 1);
  };
  const replaceStored = async (fresh: Stored, isPublished: boolean) => {
    setPublished(isPublished ? item : undefined);
    await mutate(fresh, { revalidate: false });
  };
  const openPublished = async (itemKey: string | undefined) => {
    setPublished(itemKey);
    if (owner && restored !== undefined) await removeDeletedItems(owner, [restored]);
    await navigateTo?.(itemKey);
  };

  const here = !isNew && item !== undefined;
  return {
    ...{ state, error, stored, source, languages, loadNewer, replaceStored, openPublished },
    type: restored === undefined ? type : { ...type, draft: `${type.draft}-${item}` },
    initial: values,
    key: `${item ?? ''} ${isNew ? 'new' : ''} ${loads}`,
    wasPublishedHere: here && published === item,
    retry: () => void mutate(),
  };
}
