import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import { useSelected } from '@/admin/fields/form-store';
import type { EditedValues, EditedItem } from './edited-item';
import { useEditForm } from './use-edit-form';
import { usePublish } from './use-publish';

/** Returns `useEditForm` for an open item, with its initial values, draft and requests. */
export function useEditedItemForm<Stored, Values extends EditedValues, Body>(
  editedItem: EditedItem<Stored, Values, Body>,
  schema: Schema,
) {
  const { type, stored, languages } = editedItem;
  // Later data does not change the values of the form.
  const [initial] = useState(editedItem.initial);
  const edit = useEditForm<Values>({
    item: type.draft,
    alsoNamed: stored ? type.otherDrafts?.(stored) : undefined,
    initial,
    schema,
    ...usePublish(editedItem),
  });
  const { store } = edit;
  // The languages may load late, and a draft may lack one of them.
  const lacks = useSelected(store, ({ values }) =>
    languages.some(({ code }) => !values.versions[code]),
  );
  const start = lacks ? editedItem.initial.versions : undefined;
  useEffect(() => {
    if (!start) return;
    // Added to the current and the initial values, so that the additions do not count as changes.
    const extend = (known: Values) => ({ ...known, versions: { ...start, ...known.versions } });
    const { values, initialValues, touched, errors } = store.getState();
    store.reset({ values: extend(initialValues), touched, errors });
    store.setValues(extend(values), false);
  }, [start, store]);
  return edit;
}
