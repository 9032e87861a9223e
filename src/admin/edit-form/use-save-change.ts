import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/errors';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { joinSentences } from '@/lib/join-sentences';
import { MessageError } from '@/admin/requests/error-message';
import { findLostFields, type ComparedFields } from './compare-saved';

interface PreparedSave<Stored> {
  send: (idempotencyKeys: IdempotencyKeys) => Promise<void>;
  /** Returns the fields as they are sent and as they are stored (D52). */
  compare: (storedItem: Stored) => ComparedFields;
}

/** Describes an item that a list changes without its edit form: how it is loaded, validated and stored as a whole. */
export interface ChangeableItem<Stored, Values> {
  /** Fetches the item in all languages; null if it was deleted. Throws `ApiError`. */
  load: () => Promise<Stored | null>;
  toValues: (storedItem: Stored) => Values;
  /** Returns the messages of the edit form for invalid values. */
  validate: (values: Values, storedItem: Stored) => Promise<string[]>;
  /** Returns the request that the edit form would send for these values. */
  prepare: (values: Values, storedItem: Stored) => PreparedSave<Stored>;
}

/** Saves an item with the values that `change` returns; an error that it throws stops the save. */
type SaveChange = <Stored, Values>(
  item: ChangeableItem<Stored, Values>,
  change: (values: Values, storedItem: Stored) => Values,
  idempotencyKeys: IdempotencyKeys,
) => Promise<void>;

/** Returns the fields that are not stored as they were sent; undefined if the item was deleted. */
async function findFieldsNotStored<Stored>(
  load: () => Promise<Stored | null>,
  { compare }: PreparedSave<Stored>,
) {
  const storedItem = await load();
  return storedItem ? findLostFields(compare(storedItem)) : undefined;
}

/**
 * Returns the function that changes a stored item from a list, as its edit form would: fetches the item, so that
 * changes of others are kept, validates and sends it whole (D18), and fetches it again to verify the save (D52). Sends
 * nothing if the item has the values already. Throws `ApiError`, and `MessageError` for an item that was deleted, is
 * invalid, was not stored as sent, or could not be verified.
 */
export function useSaveChange(): SaveChange {
  const { t } = useLingui();
  return useCallback<SaveChange>(
    async (item, change, idempotencyKeys) => {
      const storedItem = await item.load();
      if (!storedItem) throw new MessageError(t`This item was deleted by someone else.`);
      const valuesBefore = item.toValues(storedItem);
      const values = change(valuesBefore, storedItem);
      if (isDeepEqual(values, valuesBefore)) return;
      const messages = await item.validate(values, storedItem);
      if (messages.length > 0) throw new MessageError(joinSentences(messages));
      const preparedSave = item.prepare(values, storedItem);
      try {
        await preparedSave.send(idempotencyKeys);
      } catch (error) {
        const fieldsNotStored = isOutcomeUnknown(error)
          ? await findFieldsNotStored(item.load, preparedSave).catch(() => undefined)
          : undefined;
        if (fieldsNotStored?.length !== 0) throw error;
        return;
      }
      const lostFields = await findFieldsNotStored(item.load, preparedSave).catch(() => {
        throw new MessageError(
          t`The server accepted the change, but we couldn’t verify it. Please try again.`,
        );
      });
      if (!lostFields) throw new MessageError(t`This item was deleted by someone else.`);
      if (lostFields.length > 0)
        throw new MessageError(
          t`The server reported success, but did not store the change. Open the item and check it.`,
        );
    },
    [t],
  );
}
