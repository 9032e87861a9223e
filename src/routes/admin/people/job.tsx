import { createFileRoute } from '@tanstack/react-router';
import { JobsPage } from '@/admin/jobs/jobs-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/people/job')({
  component: JobsPage,
  errorComponent: AdminErrorPage,
});
