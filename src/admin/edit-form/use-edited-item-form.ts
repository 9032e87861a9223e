import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import type { EditedValues, EditedItem } from './edited-item';
import { useEditForm } from './use-edit-form';
import { usePublish } from './use-publish';

/**
 * The form of an open document, for `EditFormFrame`: what it began with, its draft, and its way to the server. Gives what
 * `useEditForm` gives.
 */
export function useEditedItemForm<Stored, Values extends EditedValues, Body>(
  doc: EditedItem<Stored, Values, Body>,
  schema: Schema,
) {
  const { kind, stored, languages } = doc;
  // What comes later does not change what is typed.
  const [initial] = useState(doc.initial);
  const edit = useEditForm<Values>({
    item: kind.draft,
    alsoNamed: stored ? kind.otherDrafts?.(stored) : undefined,
    initial,
    schema,
    ...usePublish(doc),
  });
  const { values, extend } = edit;
  // The languages may become known late, and a draft may be older than one of them.
  const lacks = languages.some(({ code }) => !values.versions[code]);
  const start = lacks ? doc.initial.versions : undefined;
  useEffect(() => {
    if (start) extend((typed) => ({ ...typed, versions: { ...start, ...typed.versions } }));
  }, [start, extend]);
  return edit;
}
