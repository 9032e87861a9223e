import { createFileRoute } from '@tanstack/react-router';
import { parseNewItemSearch, type NewItemSearch } from '@/admin/edit-form/new-item-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { parseTextFilter } from '@/admin/list/list-search';
import { LawyerEditPage } from '@/admin/people/edit/lawyer-edit-page';

interface NewLawyerSearch extends NewItemSearch {
  /** The id of a version of the lawyer to copy. */
  copy?: string | undefined;
}

export const Route = createFileRoute('/admin/people/add')({
  validateSearch: (search: Record<string, unknown>): NewLawyerSearch => ({
    copy: parseTextFilter(search.copy),
    ...parseNewItemSearch(search),
  }),
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { copy, restore } = Route.useSearch();
  // Resets the form for another source.
  return <LawyerEditPage key={copy ?? restore} copy={copy} restoredId={restore} />;
}
