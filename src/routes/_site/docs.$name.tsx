import { createFileRoute, notFound } from '@tanstack/react-router';
import { DocumentPage } from '@/site/documents/document-page';
import { isDocumentName } from '@/lib/site-paths';
import { loadScreenMessages } from '@/site/load-screen-messages';

function Document() {
  return <DocumentPage name={Route.useParams().name} />;
}

export const Route = createFileRoute('/_site/docs/$name')({
  // D42
  params: {
    parse: ({ name }) => {
      if (!isDocumentName(name)) throw notFound();
      return { name };
    },
  },
  loader: loadScreenMessages,
  component: Document,
});
