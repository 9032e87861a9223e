import { useEffect, useState } from 'react';
import type { Schema } from 'yup';
import type { DocumentValues, OpenDocument } from './document';
import { useEdit } from './use-edit';
import { usePublishing } from './use-publishing';

/**
 * The form of an open document, for `EditFrame`: what it began with, its draft, and its way to the server. Gives what
 * `useEdit` gives.
 */
export function useDocumentForm<Stored, Values extends DocumentValues, Body>(
  doc: OpenDocument<Stored, Values, Body>,
  schema: Schema,
) {
  const { kind, stored, languages } = doc;
  // What comes later does not change what is typed.
  const [initial] = useState(doc.initial);
  const edit = useEdit<Values>({
    item: kind.draft,
    alsoNamed: stored ? kind.otherDrafts?.(stored) : undefined,
    initial,
    schema,
    ...usePublishing(doc),
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
