import { createFileRoute } from '@tanstack/react-router';
import { FieldEditPage } from '../../../admin/expertise/edit/field-edit-page';
import { readFieldEditSearch } from '../../../admin/expertise/edit/field-edit-search';
import { AdminErrorPage } from '../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/edit/$id')({
  validateSearch: readFieldEditSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { id } = Route.useParams();
  return <FieldEditPage key={id} id={id} search={Route.useSearch()} />;
}
