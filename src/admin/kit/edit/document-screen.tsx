import type { ReactNode } from 'react';
import { PageFrame } from '../frame/page-frame';
import type { DocumentValues, OpenDocument } from './document';
import { DocumentForm, type DocumentParts } from './document-form';
import { Failed, NotThere, Stale, Waiting } from './edit-states';

interface DocumentScreenProps<Stored, Values extends DocumentValues, Body>
  extends DocumentParts<Values> {
  doc: OpenDocument<Stored, Values, Body>;
  title: string;
  help: string;
  /** Beside the heading: the way back. */
  actions: ReactNode;
  /** That there is no such document. */
  missing: ReactNode;
  /** That it was published, but could not be read again. */
  staleWords: string;
}

/** The screen of a document, in whatever state it is. */
export function DocumentScreen<Stored, Values extends DocumentValues, Body>(
  props: DocumentScreenProps<Stored, Values, Body>,
) {
  const { doc, title, help, actions, missing, staleWords, ...parts } = props;
  const { state, initial } = doc;
  const head = { title, actions };
  if (state === 'failed') return <Failed {...head} error={doc.error} onRetry={doc.retry} />;
  if (state === 'missing') {
    return (
      <NotThere {...head} item={doc.kind.draft} words={parts.words}>
        {missing}
      </NotThere>
    );
  }
  if (!initial) return <Waiting {...head} />;
  return (
    <PageFrame {...head} help={help}>
      {doc.stale && <Stale words={staleWords} onRetry={doc.restart} />}
      <div inert={doc.stale}>
        <DocumentForm
          key={doc.key}
          {...parts}
          doc={doc}
          initial={initial}
          outcome={doc.published && parts.outcome}
        />
      </div>
    </PageFrame>
  );
}
