import { createFileRoute } from '@tanstack/react-router';
import { ProfessionalFieldList } from '@/admin/expertise/professional-field-list';
import { parseProfessionalFieldSearch } from '@/admin/expertise/professional-field-search';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/list')({
  validateSearch: parseProfessionalFieldSearch,
  component: ProfessionalFieldList,
  errorComponent: AdminErrorPage,
});
