import { createFileRoute } from '@tanstack/react-router';
import { ProfessionalFieldEditPage } from '@/admin/expertise/edit/professional-field-edit-page';
import { parseProfessionalFieldEditSearch } from '@/admin/expertise/edit/professional-field-edit-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/edit/$id')({
  validateSearch: parseProfessionalFieldEditSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { id } = Route.useParams();
  return <ProfessionalFieldEditPage key={id} id={id} search={Route.useSearch()} />;
}
