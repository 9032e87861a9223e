import { createFileRoute } from '@tanstack/react-router';
import { parseEditSearch } from '@/admin/articles/edit/edit-search';
import { CaseEditPage } from '@/admin/articles/cases/case-edit-page';

export const Route = createFileRoute('/admin/articles/cases/edit-external')({
  validateSearch: parseEditSearch,
  component: Screen,
});

function Screen() {
  return <CaseEditPage search={Route.useSearch()} isExternal />;
}
