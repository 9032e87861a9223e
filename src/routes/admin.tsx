import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '../admin/layout/admin-error-page';
import { AdminLayout } from '../admin/layout/admin-layout';
import { AdminNotFound } from '../admin/layout/admin-not-found';
import { enterAdmin } from '../admin/session/enter';

export const Route = createFileRoute('/admin')({
  beforeLoad: ({ location }) => enterAdmin(location.href),
  component: AdminLayout,
  errorComponent: AdminErrorPage,
  notFoundComponent: AdminNotFound,
});
