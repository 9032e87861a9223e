import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { SiteStatusPage } from '@/admin/site-status/site-status-page';

export const Route = createFileRoute('/admin/site/status')({
  component: SiteStatusPage,
  errorComponent: AdminErrorPage,
});
