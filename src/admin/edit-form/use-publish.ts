import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { useProfile } from '@/api/admin/profile';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { Store } from '@/lib/store';
import { useStore } from '@/lib/use-store';
import { findLostFields, isStoredByOthers } from './compare-saved';
import type { EditedValues, EditedItem } from './edited-item';
import type { CheckResult, NewerVersion, PublishCalls } from './publish-steps';
import { useDuplicateWarning } from './use-duplicate-warning';
import { VerifiedSave } from './verified-save';

/** The state of the item that a form publishes, remembered from one attempt to the next. */
interface PublishMemory<Stored, Body> {
  /** The latest known state, which publishing builds on. */
  latestItem: Stored | null;
  /** The last request body, which may be stored although the request failed. */
  lastBody: Body | undefined;
  /** Whether the latest state is a new item that was not stored as it was sent. */
  isNew: boolean;
  /** Finds the items stored since the first attempt to send a new one. */
  findStoredSince: ((body: Body) => Promise<Stored | null>) | undefined;
}

/** The edited item, and what the form remembers of it. */
interface PublishContext<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  memory: Store<PublishMemory<Stored, Body>>;
}

/** An item that was sent and, as far as known, accepted. */
interface SentItem<Stored, Body> {
  body: Body;
  /** The stored item that it replaces; null for a new one. */
  replacedItem: Stored | null;
  /** Whether the screen continues with another item than the one that it opened. */
  isNew: boolean;
  /** Value of the response: the number of a new item, or the path to continue at. */
  responseValue: string | undefined;
  /** The stored item, if it had to be searched: equal to what was sent. */
  foundItem?: Stored;
}

/** Returns the functions that find a sent item in the backend, and the one that updates the memory of the form. */
function createItemLookup<Stored, Values extends EditedValues, Body>({
  editedItem,
  memory,
}: PublishContext<Stored, Values, Body>) {
  const { type, languages } = editedItem;
  const { compare, findNew, toSignature } = type;
  const codes = languages.map(({ code }) => code);

  const remember = (changes: Partial<PublishMemory<Stored, Body>>) =>
    memory.set({ ...memory.get(), ...changes });
  const signatureOf = (stored: Stored) =>
    toSignature?.(stored) ?? { editor: undefined, publishedAt: undefined };
  const isStoredAsSent = async (stored: Stored, body: Body) =>
    (await findLostFields(compare(stored, body))).length === 0;
  /** Returns the new items that are stored exactly as they were sent. */
  const findEqualItems = async (body: Body): Promise<Stored[]> => {
    const candidates = (await findNew?.(codes, body)) ?? [];
    const areEqual = await Promise.all(
      candidates.map((candidate) => isStoredAsSent(candidate, body)),
    );
    return candidates.filter((_, index) => areEqual[index]);
  };

  /** Returns the new item, stored as it was sent or with changes. */
  const findCreated = async (body: Body): Promise<Stored | null | undefined> =>
    (await findEqualItems(body))[0] ?? (await memory.get().findStoredSince?.(body));

  return { codes, remember, signatureOf, isStoredAsSent, findEqualItems, findCreated };
}

/**
 * Returns the function that sends an item once, as an update of `replacedItem` or, if that is null, as a new item, and the function
 * that marks its outcome as uncertain.
 */
function usePublishSend<Stored, Values extends EditedValues, Body>(
  publishContext: PublishContext<Stored, Values, Body>,
) {
  const { editedItem, memory } = publishContext;
  const { type, storedItem: initialItem } = editedItem;
  const { toBody, create, update, find, itemKeyOf, watchNew } = type;
  const { codes, remember, isStoredAsSent, findCreated } = createItemLookup(publishContext);
  const [verifiedSave] = useState(() => new VerifiedSave<Values, SentItem<Stored, Body>>());

  const send = (values: Values, replacedItem: Stored | null): Promise<SentItem<Stored, Body>> => {
    const isNew = memory.get().isNew || replacedItem === null;
    const bodyBasedOn = (sentValues: Values, latestItem: Stored | null) =>
      toBody(sentValues, { initialItem, latestItem });
    const put = async (
      sentValues: Values,
      latestItem: Stored,
      idempotencyKeys: IdempotencyKeys,
    ) => {
      const body = bodyBasedOn(sentValues, latestItem);
      return {
        body,
        replacedItem: latestItem,
        isNew,
        responseValue: await update(body, latestItem, idempotencyKeys),
      };
    };
    const post = async (sentValues: Values, idempotencyKeys: IdempotencyKeys) => {
      const body = bodyBasedOn(sentValues, null);
      // This request only helps to find an item that the server changed: its failure does not stop the save.
      if (!memory.get().findStoredSince)
        remember({ findStoredSince: await watchNew?.(codes, body).catch(() => undefined) });
      return {
        body,
        replacedItem: null,
        isNew,
        responseValue: await create?.(body, idempotencyKeys),
      };
    };
    remember({ lastBody: bodyBasedOn(values, replacedItem) });
    return verifiedSave.send(values, {
      send: (sentValues, idempotencyKeys) =>
        replacedItem
          ? put(sentValues, replacedItem, idempotencyKeys)
          : post(sentValues, idempotencyKeys),
      find: async (sentValues) => {
        const body = bodyBasedOn(sentValues, replacedItem);
        const foundItem = replacedItem
          ? await find(codes, body, replacedItem)
          : await findCreated(body);
        if (!foundItem || (replacedItem && !(await isStoredAsSent(foundItem, body))))
          return undefined;
        const responseValue = replacedItem ? itemKeyOf?.(foundItem, replacedItem) : undefined;
        return { body, replacedItem, isNew, responseValue, foundItem };
      },
      amend: async ({ responseValue, foundItem }, sentValues, idempotencyKeys) => {
        if (!foundItem) return post(sentValues, idempotencyKeys);
        const amendedItem = await put(sentValues, foundItem, idempotencyKeys);
        return { ...amendedItem, responseValue: amendedItem.responseValue ?? responseValue };
      },
    });
  };
  return { send, markUncertain: verifiedSave.markUncertain };
}

/**
 * Returns the function that refetches a sent item and compares it with what was sent (D52). `markUncertain` receives
 * the values of a new item that was not found.
 */
function usePublishCheck<Stored, Values extends EditedValues, Body>(
  publishContext: PublishContext<Stored, Values, Body>,
  markUncertain: (values: Values) => void,
) {
  const { editedItem, memory } = publishContext;
  const { type, replaceStored, openPublished } = editedItem;
  const { toValues, compare, find, itemKeyOf, fetchNew } = type;
  const { codes, remember, signatureOf, findEqualItems } = createItemLookup(publishContext);
  const warnOfDuplicate = useDuplicateWarning();
  const { data: profile } = useProfile();

  /** Compares the stored item with the update that was sent. */
  const compareWith = async (
    stored: Stored,
    { body, replacedItem, isNew }: SentItem<Stored, Body>,
    values: Values,
  ): Promise<Extract<CheckResult<Values>, { kind: 'lost' | 'newer' }> | undefined> => {
    remember({ latestItem: stored });
    const lostFields = await findLostFields(compare(stored, body));
    if (lostFields.length === 0) return undefined;
    const savedValues = toValues(stored, codes, values);
    if (replacedItem) {
      const valuesBefore = compare(replacedItem, body).storedValues;
      const signature = signatureOf(stored);
      // An unchanged signature belongs to an earlier save.
      const editor = isDeepEqual(signature, signatureOf(replacedItem))
        ? undefined
        : signature.editor;
      const accountNames = [profile?.userName, profile?.loginAccount].flatMap((name) => name ?? []);
      if (isStoredByOthers({ lostFields, fieldsBefore: valuesBefore, editor, accountNames })) {
        return { kind: 'newer', newerVersion: { values: savedValues, ...signature } };
      }
    }
    if (isNew) remember({ isNew: true });
    else await replaceStored(stored, false);
    return { kind: 'lost', lostFields, savedValues };
  };

  const checkUpdated = async (
    sentItem: SentItem<Stored, Body> & { replacedItem: Stored },
    values: Values,
  ): Promise<CheckResult<Values>> => {
    const { body, replacedItem, isNew, responseValue, foundItem } = sentItem;
    const stored = foundItem ?? (await find(codes, body, replacedItem));
    if (!stored) return { kind: 'deleted' };
    const difference = await compareWith(stored, sentItem, values);
    if (difference) return difference;
    if (isNew) return { kind: 'saved', leave: () => openPublished(itemKeyOf?.(stored, null)) };
    if (responseValue !== undefined && responseValue !== type.itemKey) {
      return { kind: 'saved', leave: () => openPublished(responseValue) };
    }
    await replaceStored(stored, true);
    return { kind: 'saved', savedValues: toValues(stored, codes, values) };
  };

  const checkNew = async (
    sentItem: SentItem<Stored, Body>,
    values: Values,
  ): Promise<CheckResult<Values>> => {
    const { body, responseValue, foundItem } = sentItem;
    const equalItems = await findEqualItems(body).catch((error: unknown) => {
      if (foundItem) return [foundItem];
      throw error;
    });
    if (equalItems.length > 1) warnOfDuplicate();
    const stored = equalItems[0];
    if (stored) return { kind: 'saved', leave: () => openPublished(itemKeyOf?.(stored, null)) };
    const itemOfResponse =
      responseValue === undefined ? null : await fetchNew?.(codes, responseValue);
    const createdItem = itemOfResponse ?? foundItem ?? (await memory.get().findStoredSince?.(body));
    if (!createdItem) {
      markUncertain(values);
      return { kind: 'missing' };
    }
    const difference = await compareWith(createdItem, sentItem, values);
    return (
      difference ?? { kind: 'saved', leave: () => openPublished(itemKeyOf?.(createdItem, null)) }
    );
  };

  return async (sentItem: SentItem<Stored, Body>, values: Values): Promise<CheckResult<Values>> => {
    const { replacedItem } = sentItem;
    try {
      return await (replacedItem
        ? checkUpdated({ ...sentItem, replacedItem }, values)
        : checkNew(sentItem, values));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return replacedItem && error.status === 404
        ? { kind: 'deleted' }
        : { kind: 'unchecked', error };
    }
  };
}

/**
 * Publishes an item for `useEditForm`: stores nothing twice, overwrites no changes of others unseen
 * (docs/architecture.md#6-unsaved-work), and reports it as published only once the refetched item equals what was
 * sent (D52).
 */
export function usePublish<Stored, Values extends EditedValues, Body>(
  editedItem: EditedItem<Stored, Values, Body>,
): PublishCalls<Values> {
  const { type, storedItem: opened } = editedItem;
  const { load, toValues, create, loadIfNewer = load, hasSameValues = isDeepEqual } = type;
  const memory = useStore<PublishMemory<Stored, Body>>({
    ...{ latestItem: opened, isNew: type.isNew, lastBody: undefined, findStoredSince: undefined },
  });
  const publishContext = { editedItem, memory };
  const { codes, signatureOf, isStoredAsSent, remember } = createItemLookup(publishContext);
  const { send, markUncertain } = usePublishSend(publishContext);
  const check = usePublishCheck(publishContext, markUncertain);

  const publishBasedOn = async (values: Values, replacedItem: Stored | null) => {
    const sentItem = await send(values, replacedItem);
    return () => check(sentItem, values);
  };

  const findNewer = async (currentValues: Values): Promise<NewerVersion<Values> | undefined> => {
    const knownItem = memory.get().latestItem;
    if (!knownItem) return undefined;
    const refetchedItem = await loadIfNewer(codes, knownItem);
    if (!refetchedItem) return undefined;
    remember({ latestItem: refetchedItem });
    if (hasSameValues(toValues(refetchedItem, codes), toValues(knownItem, codes))) return undefined;
    // Published by this form, but the response was lost.
    const { lastBody } = memory.get();
    if (lastBody !== undefined && (await isStoredAsSent(refetchedItem, lastBody))) return undefined;
    const values = toValues(refetchedItem, codes, currentValues);
    return { values, ...signatureOf(refetchedItem) };
  };

  return {
    publish: (values) => publishBasedOn(values, memory.get().latestItem),
    publishAsNew: opened && create ? (values) => publishBasedOn(values, null) : undefined,
    findNewer,
  };
}
