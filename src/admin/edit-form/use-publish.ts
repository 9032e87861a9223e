import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { useProfile } from '@/api/admin/profile';
import { isDeepEqual } from '@/lib/is-deep-equal';
import type { Store } from '@/lib/store';
import { useStore } from '@/lib/use-store';
import { findLost, isStoredByOthers } from './compare-saved';
import type { EditedValues, EditedItem } from './edited-item';
import type { Checked, Newer, PublishCalls } from './publish-steps';
import { useDuplicateWarning } from './use-duplicate-warning';
import { VerifiedSave } from './verified-save';

/** What a form knows of the item that it publishes, from one attempt to the next. */
interface PublishMemory<Stored, Body> {
  /** The newest known state, which publishing builds on. */
  newestItem: Stored | null;
  /** The last request body, which may be stored although the request failed. */
  lastBody: Body | undefined;
  /** Whether the newest state is a new item that was not stored as it was sent. */
  isNew: boolean;
  /** Finds the items stored since the first attempt to send a new one. */
  findSince: ((body: Body) => Promise<Stored | null>) | undefined;
}

/** The edited item, and what the form knows of it. */
interface Published<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  memory: Store<PublishMemory<Stored, Body>>;
}

/** An item that was sent and, as far as known, accepted. */
interface Sent<Stored, Body> {
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

/** Returns the functions that find an item in the backend as it was sent, and remember what is known of it. */
function lookupOf<Stored, Values extends EditedValues, Body>({
  editedItem,
  memory,
}: Published<Stored, Values, Body>) {
  const { type, languages } = editedItem;
  const { compare, findNew, signature } = type;
  const codes = languages.map(({ code }) => code);

  const remember = (known: Partial<PublishMemory<Stored, Body>>) =>
    memory.set({ ...memory.get(), ...known });
  const signatureOf = (stored: Stored) =>
    signature?.(stored) ?? { editor: undefined, publishedAt: undefined };
  const isSame = async (stored: Stored, body: Body) =>
    (await findLost(compare(stored, body))).length === 0;
  /** Returns the new items that are stored exactly as they were sent. */
  const findAlike = async (body: Body): Promise<Stored[]> => {
    const candidates = (await findNew?.(codes, body)) ?? [];
    const areAlike = await Promise.all(candidates.map((candidate) => isSame(candidate, body)));
    return candidates.filter((_, index) => areAlike[index]);
  };

  /** Returns the new item, stored as it was sent or with changes. */
  const findCreated = async (body: Body): Promise<Stored | null | undefined> =>
    (await findAlike(body))[0] ?? (await memory.get().findSince?.(body));

  return { codes, remember, signatureOf, isSame, findAlike, findCreated };
}

/**
 * Returns the function that sends an item once, as an update of the `known` one or as a new item, and the function
 * that marks its outcome as uncertain.
 */
function usePublishSend<Stored, Values extends EditedValues, Body>(
  published: Published<Stored, Values, Body>,
) {
  const { editedItem, memory } = published;
  const { type, stored: opened } = editedItem;
  const { toBody, create, update, find, itemKeyOf, watchNew } = type;
  const { codes, remember, isSame, findCreated } = lookupOf(published);
  const [verifiedSave] = useState(() => new VerifiedSave<Values, Sent<Stored, Body>>());

  const send = (values: Values, known: Stored | null): Promise<Sent<Stored, Body>> => {
    const isNew = memory.get().isNew || known === null;
    const bodyBasedOn = (one: Values, replacedItem: Stored | null) =>
      toBody(one, { opened, known: replacedItem });
    const put = async (one: Values, replacedItem: Stored, idempotencyKeys: IdempotencyKeys) => {
      const body = bodyBasedOn(one, replacedItem);
      return {
        body,
        replacedItem,
        isNew,
        responseValue: await update(body, replacedItem, idempotencyKeys),
      };
    };
    const post = async (one: Values, idempotencyKeys: IdempotencyKeys) => {
      const body = bodyBasedOn(one, null);
      // This request only helps to find an item that the server changed: its failure does not stop the save.
      if (!memory.get().findSince)
        remember({ findSince: await watchNew?.(codes, body).catch(() => undefined) });
      return {
        body,
        replacedItem: null,
        isNew,
        responseValue: await create?.(body, idempotencyKeys),
      };
    };
    remember({ lastBody: bodyBasedOn(values, known) });
    return verifiedSave.send(values, {
      send: (now, idempotencyKeys) =>
        known ? put(now, known, idempotencyKeys) : post(now, idempotencyKeys),
      find: async (attempt) => {
        const body = bodyBasedOn(attempt, known);
        const stored = known ? await find(codes, body, known) : await findCreated(body);
        if (!stored || (known && !(await isSame(stored, body)))) return undefined;
        const responseValue = known ? itemKeyOf?.(stored, known) : undefined;
        return { body, replacedItem: known, isNew, responseValue, foundItem: stored };
      },
      amend: async ({ responseValue, foundItem }, now, idempotencyKeys) => {
        if (!foundItem) return post(now, idempotencyKeys);
        const amendedItem = await put(now, foundItem, idempotencyKeys);
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
  published: Published<Stored, Values, Body>,
  markUncertain: (values: Values) => void,
) {
  const { editedItem, memory } = published;
  const { type, replaceStored, openPublished } = editedItem;
  const { toValues, compare, find, itemKeyOf, fetchNew } = type;
  const { codes, remember, signatureOf, findAlike } = lookupOf(published);
  const warnOfDuplicate = useDuplicateWarning();
  const { data: profile } = useProfile();

  /** Compares the stored item with the update that was sent. */
  const compareWith = async (
    stored: Stored,
    { body, replacedItem, isNew }: Sent<Stored, Body>,
    values: Values,
  ): Promise<Extract<Checked<Values>, { kind: 'lost' | 'newer' }> | undefined> => {
    remember({ newestItem: stored });
    const lostFields = await findLost(compare(stored, body));
    if (lostFields.length === 0) return undefined;
    const savedValues = toValues(stored, codes, values);
    if (replacedItem) {
      const valuesBefore = compare(replacedItem, body).stored;
      const latest = signatureOf(stored);
      // An unchanged signature belongs to an earlier save.
      const editor = isDeepEqual(latest, signatureOf(replacedItem)) ? undefined : latest.editor;
      const me = [profile?.userName, profile?.loginAccount].flatMap((name) => name ?? []);
      if (isStoredByOthers({ lostFields, fieldsBefore: valuesBefore, editor, me })) {
        return { kind: 'newer', newer: { values: savedValues, ...latest } };
      }
    }
    if (isNew) remember({ isNew: true });
    else await replaceStored(stored, false);
    return { kind: 'lost', lostFields, savedValues };
  };

  const checkChanged = async (
    sent: Sent<Stored, Body> & { replacedItem: Stored },
    values: Values,
  ): Promise<Checked<Values>> => {
    const { body, replacedItem, isNew, responseValue, foundItem } = sent;
    const stored = foundItem ?? (await find(codes, body, replacedItem));
    if (!stored) return { kind: 'deleted' };
    const difference = await compareWith(stored, sent, values);
    if (difference) return difference;
    if (isNew) return { kind: 'saved', leave: () => openPublished(itemKeyOf?.(stored, null)) };
    if (responseValue !== undefined && responseValue !== type.item) {
      return { kind: 'saved', leave: () => openPublished(responseValue) };
    }
    await replaceStored(stored, true);
    return { kind: 'saved', savedValues: toValues(stored, codes, values) };
  };

  const checkNew = async (sent: Sent<Stored, Body>, values: Values): Promise<Checked<Values>> => {
    const { body, responseValue, foundItem } = sent;
    const alikeItems = await findAlike(body).catch((error: unknown) => {
      if (foundItem) return [foundItem];
      throw error;
    });
    if (alikeItems.length > 1) warnOfDuplicate();
    const stored = alikeItems[0];
    if (stored) return { kind: 'saved', leave: () => openPublished(itemKeyOf?.(stored, null)) };
    const itemOfResponse =
      responseValue === undefined ? null : await fetchNew?.(codes, responseValue);
    const created = itemOfResponse ?? foundItem ?? (await memory.get().findSince?.(body));
    if (!created) {
      markUncertain(values);
      return { kind: 'missing' };
    }
    const difference = await compareWith(created, sent, values);
    return difference ?? { kind: 'saved', leave: () => openPublished(itemKeyOf?.(created, null)) };
  };

  return async (sent: Sent<Stored, Body>, values: Values): Promise<Checked<Values>> => {
    const { replacedItem } = sent;
    try {
      return await (replacedItem
        ? checkChanged({ ...sent, replacedItem }, values)
        : checkNew(sent, values));
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
  const { type, stored: opened } = editedItem;
  const { load, toValues, create, loadIfNewer = load, hasSameValues = isDeepEqual } = type;
  const memory = useStore<PublishMemory<Stored, Body>>({
    ...{ newestItem: opened, isNew: type.isNew, lastBody: undefined, findSince: undefined },
  });
  const published = { editedItem, memory };
  const { codes, signatureOf, isSame, remember } = lookupOf(published);
  const { send, markUncertain } = usePublishSend(published);
  const check = usePublishCheck(published, markUncertain);

  const publishBasedOn = async (values: Values, known: Stored | null) => {
    const sent = await send(values, known);
    return () => check(sent, values);
  };

  const findNewer = async (current: Values): Promise<Newer<Values> | undefined> => {
    const before = memory.get().newestItem;
    if (!before) return undefined;
    const fresh = await loadIfNewer(codes, before);
    if (!fresh) return undefined;
    remember({ newestItem: fresh });
    if (hasSameValues(toValues(fresh, codes), toValues(before, codes))) return undefined;
    // Published by this form, but the response was lost.
    const { lastBody } = memory.get();
    if (lastBody !== undefined && (await isSame(fresh, lastBody))) return undefined;
    const values = toValues(fresh, codes, current);
    return { values, ...signatureOf(fresh) };
  };

  return {
    publish: (values) => publishBasedOn(values, memory.get().newestItem),
    publishAsNew: opened && create ? (values) => publishBasedOn(values, null) : undefined,
    findNewer,
  };
}
