import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { LawyerEditPage } from '@/admin/people/edit/lawyer-edit-page';

export const Route = createFileRoute('/admin/people/edit/$id')({
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { id } = Route.useParams();
  // Resets the form for another lawyer.
  return <LawyerEditPage key={id} id={id} />;
}
