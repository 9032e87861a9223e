import { createFileRoute } from '@tanstack/react-router';
import { FieldList } from '../../../admin/expertise/field-list';
import { readFieldSearch } from '../../../admin/expertise/field-search';
import { AdminErrorPage } from '../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/expertise/list')({
  validateSearch: readFieldSearch,
  component: FieldList,
  errorComponent: AdminErrorPage,
});
