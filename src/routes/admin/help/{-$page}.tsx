import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '@/admin/help/help-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/help/{-$page}')({
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  const { page } = Route.useParams();
  return <HelpPage page={page} />;
}
