import { createFileRoute } from '@tanstack/react-router';
import { readEditSearch } from '@/admin/articles/edit/edit-search';
import { CaseEditPage } from '@/admin/articles/cases/case-edit-page';

export const Route = createFileRoute('/admin/articles/cases/edit-external')({
  validateSearch: readEditSearch,
  component: Screen,
});

function Screen() {
  return <CaseEditPage search={Route.useSearch()} external />;
}
