import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { LawyerList } from '@/admin/people/list/lawyer-list';
import { parseLawyerSearch } from '@/admin/people/list/lawyer-search';

export const Route = createFileRoute('/admin/people/list')({
  validateSearch: parseLawyerSearch,
  component: LawyerList,
  errorComponent: AdminErrorPage,
});
