import { ApiError } from '@/api/errors';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { findLostFields, isStoredByOthers } from './compare-saved';
import type { EditedValues, EditedItem } from './edited-item';
import type { CheckResult, NewerVersion } from './publish-steps';
import { VerifiedSave } from './verified-save';

/** An item that was sent and accepted, or found after a response that did not show it. */
interface SentItem<Stored, Body> {
  body: Body;
  /** The stored item that it replaces; null for a new one. */
  replacedItem: Stored | null;
  /** Whether the item is new to the screen, which is left for it or for the list. */
  isNew: boolean;
  /** Key in the response: of a new item, or of the item to continue with after an update. */
  responseKey: string | undefined;
  /** The stored item, if the response did not show that it was accepted. */
  foundItem?: Stored;
}

interface PublishingScreen<Stored, Values extends EditedValues, Body> {
  editedItem: EditedItem<Stored, Values, Body>;
  accountNames: readonly string[];
  warnOfDuplicate: () => void;
}

/**
 * Publishes an item for `useEditForm`: avoids storing it twice and overwriting changes of others unseen
 * (docs/architecture.md#6-unsaved-work), and reports it as published only once the refetched item equals what was
 * sent (D52). Remembers the latest state and uncertain attempts from one attempt to the next.
 */
export class ItemPublisher<Stored, Values extends EditedValues, Body> {
  #screen: PublishingScreen<Stored, Values, Body>;
  /** The latest known state, which the next request replaces. */
  #latestItem: Stored | null;
  /** The latest state that was known before the last conflict. */
  #itemBeforeConflict: Stored | null = null;
  /** The last request body, which may be stored although the request failed. */
  #lastBody: Body | undefined;
  /** Whether the item is new to the screen, which opened without it or has sent it as a new one. */
  #isNew: boolean;
  /** Finds the item stored since the first attempt to send a new one. */
  #findStoredSince: ((body: Body) => Promise<Stored | null>) | undefined;
  readonly #verifiedSave = new VerifiedSave<Values, SentItem<Stored, Body>>();

  constructor(screen: PublishingScreen<Stored, Values, Body>) {
    this.#screen = screen;
    this.#latestItem = screen.editedItem.storedItem;
    this.#isNew = screen.editedItem.definition.isNew;
  }

  /** Receives the screen after a render. */
  readonly update = (screen: PublishingScreen<Stored, Values, Body>): void => {
    this.#screen = screen;
  };

  get #definition() {
    return this.#screen.editedItem.definition;
  }

  get #codes(): string[] {
    return this.#screen.editedItem.languages.map(({ code }) => code);
  }

  /** Returns whether an attempt may be stored: an error of a later one does not disprove it. */
  readonly mayBeStored = (): boolean => this.#verifiedSave.isUncertain(() => true);

  /** Returns whether the item, if it was deleted, can be published as a new one. */
  readonly canPublishAsNew = (): boolean =>
    this.#screen.editedItem.storedItem !== null && this.#definition.create !== undefined;

  /** Sends the whole item once, with `isNewItem` as a new one. Returns the function that verifies the stored item. */
  readonly publish = async (
    values: Values,
    isNewItem: boolean,
  ): Promise<() => Promise<CheckResult<Values>>> => {
    const sentItem = await this.#send(values, isNewItem ? null : this.#latestItem);
    return () => this.#check(sentItem, values);
  };

  /** Forgets the newer version of a conflict that is not resolved, or cannot be loaded: the next attempt shows it again. */
  readonly forgetNewer = (): void => void (this.#latestItem = this.#itemBeforeConflict);

  /** Returns the version that another editor has published since the latest known state; undefined if there is none. */
  readonly findNewer = async (currentValues: Values): Promise<NewerVersion<Values> | undefined> => {
    const { load, toValues, loadIfNewer = load, hasSameValues = isDeepEqual } = this.#definition;
    const [knownItem, codes] = [this.#latestItem, this.#codes];
    const refetchedItem = knownItem && (await loadIfNewer(codes, knownItem));
    if (!refetchedItem) return undefined;
    this.#latestItem = refetchedItem;
    if (hasSameValues(toValues(refetchedItem, codes), toValues(knownItem, codes))) return undefined;
    // Published by this form, but the response was lost.
    if (this.#lastBody !== undefined && (await this.#isStoredAsSent(refetchedItem, this.#lastBody)))
      return undefined;
    this.#itemBeforeConflict = knownItem;
    const values = toValues(refetchedItem, codes, currentValues);
    return { values, ...this.#lastPublicationOf(refetchedItem) };
  };

  #lastPublicationOf(storedItem: Stored): Pick<NewerVersion<Values>, 'editor' | 'publishedAt'> {
    return (
      this.#definition.lastPublicationOf?.(storedItem) ?? {
        editor: undefined,
        publishedAt: undefined,
      }
    );
  }

  async #isStoredAsSent(storedItem: Stored, body: Body): Promise<boolean> {
    return (await findLostFields(this.#definition.compare(storedItem, body))).length === 0;
  }

  /** Returns the stored items that equal a new one as it was sent. */
  async #findEqualItems(body: Body): Promise<Stored[]> {
    const candidates = (await this.#definition.findNew?.(this.#codes, body)) ?? [];
    const areEqual = await Promise.all(
      candidates.map((candidate) => this.#isStoredAsSent(candidate, body)),
    );
    return candidates.filter((_, index) => areEqual[index]);
  }

  #refetch(body: Body, knownItem: Stored): Promise<Stored | null> {
    const { load, refetchSent } = this.#definition;
    return refetchSent ? refetchSent(this.#codes, body, knownItem) : load(this.#codes, knownItem);
  }

  #bodyOf(values: Values, latestItem: Stored | null): Body {
    const { definition, storedItem } = this.#screen.editedItem;
    return definition.toBody(values, { initialItem: storedItem, latestItem });
  }

  /** Sends an item once, as an update of `replacedItem` or, if that is null, as a new item. */
  #send(values: Values, replacedItem: Stored | null): Promise<SentItem<Stored, Body>> {
    const { create, update, nextKeyOf, prepareToFindNew } = this.#definition;
    const codes = this.#codes;
    const isNew = this.#isNew || replacedItem === null;
    const send = async (
      sentValues: Values,
      latestItem: Stored | null,
      idempotencyKeys: IdempotencyKeys,
    ) => {
      const body = this.#bodyOf(sentValues, latestItem);
      // This request only helps to find an item that the server changed: its failure does not stop the save.
      if (!latestItem)
        this.#findStoredSince ??= await prepareToFindNew?.(codes, body).catch(() => undefined);
      const responseKey = latestItem
        ? await update(body, latestItem, idempotencyKeys)
        : await create?.(body, idempotencyKeys);
      return { body, replacedItem: latestItem, isNew, responseKey };
    };
    this.#lastBody = this.#bodyOf(values, replacedItem);
    return this.#verifiedSave.send(values, {
      send: (sentValues, idempotencyKeys) => send(sentValues, replacedItem, idempotencyKeys),
      find: async (sentValues) => {
        const body = this.#bodyOf(sentValues, replacedItem);
        const foundItem = replacedItem
          ? await this.#refetch(body, replacedItem)
          : ((await this.#findEqualItems(body))[0] ?? (await this.#findStoredSince?.(body)));
        if (!foundItem || (replacedItem && !(await this.#isStoredAsSent(foundItem, body))))
          return undefined;
        const responseKey = replacedItem ? nextKeyOf?.(foundItem, replacedItem) : undefined;
        return { body, replacedItem, isNew, responseKey, foundItem };
      },
      amend: async ({ responseKey, foundItem = null }, sentValues, idempotencyKeys) => {
        const amendedItem = await send(sentValues, foundItem, idempotencyKeys);
        return { ...amendedItem, responseKey: amendedItem.responseKey ?? responseKey };
      },
    });
  }

  async #check(sentItem: SentItem<Stored, Body>, values: Values): Promise<CheckResult<Values>> {
    const { definition, replaceStoredItem, openPublished } = this.#screen.editedItem;
    const { body, replacedItem, isNew, responseKey, foundItem } = sentItem;
    const codes = this.#codes;
    try {
      const storedItem = replacedItem
        ? (foundItem ?? (await this.#refetch(body, replacedItem)))
        : await this.#findCreated(sentItem);
      if (!storedItem && replacedItem) return { kind: 'deleted' };
      if (!storedItem) {
        this.#verifiedSave.markUncertain(values);
        return { kind: 'missing' };
      }
      const difference = await this.#compare(storedItem, sentItem, values);
      if (difference) return difference;
      const nextKey = isNew ? definition.nextKeyOf?.(storedItem, null) : responseKey;
      if (isNew || (nextKey !== undefined && nextKey !== definition.itemKey))
        return { kind: 'saved', leave: () => openPublished(nextKey) };
      await replaceStoredItem(storedItem, true);
      return { kind: 'saved', savedValues: definition.toValues(storedItem, codes, values) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // An item that cannot be created cannot have been deleted: it is the single one of its section.
      return replacedItem && definition.create && error.status === 404
        ? { kind: 'deleted' }
        : { kind: 'unchecked', error };
    }
  }

  /** Returns the new item, stored as it was sent or with changes; null or undefined without any. Warns if it was stored twice. */
  async #findCreated({ body, responseKey, foundItem }: SentItem<Stored, Body>) {
    const equalItems = await this.#findEqualItems(body).catch((error: unknown) => {
      if (foundItem) return [];
      throw error;
    });
    if (equalItems.length > 1) this.#screen.warnOfDuplicate();
    if (equalItems[0]) return equalItems[0];
    const itemOfResponse =
      responseKey === undefined
        ? null
        : await this.#definition.fetchNew?.(this.#codes, responseKey);
    return itemOfResponse ?? foundItem ?? (await this.#findStoredSince?.(body));
  }

  /** Returns how the stored item differs from the sent one; undefined if they are equal. The next attempt builds on it. */
  async #compare(
    storedItem: Stored,
    { body, replacedItem, isNew }: SentItem<Stored, Body>,
    values: Values,
  ): Promise<CheckResult<Values> | undefined> {
    const { editedItem, accountNames } = this.#screen;
    const { toValues, compare } = editedItem.definition;
    this.#latestItem = storedItem;
    const lostFields = await findLostFields(compare(storedItem, body));
    if (lostFields.length === 0) return undefined;
    const savedValues = toValues(storedItem, this.#codes, values);
    if (replacedItem) {
      const fieldsBefore = compare(replacedItem, body).storedValues;
      const publication = this.#lastPublicationOf(storedItem);
      // An unchanged publication belongs to an earlier save.
      const editor = isDeepEqual(publication, this.#lastPublicationOf(replacedItem))
        ? undefined
        : publication.editor;
      if (isStoredByOthers({ lostFields, fieldsBefore, editor, accountNames })) {
        this.#itemBeforeConflict = replacedItem;
        return { kind: 'newer', newerVersion: { values: savedValues, ...publication } };
      }
    }
    if (isNew) this.#isNew = true;
    else await editedItem.replaceStoredItem(storedItem, false);
    return { kind: 'lost', lostFields, savedValues };
  }
}
