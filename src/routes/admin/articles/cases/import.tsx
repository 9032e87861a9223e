import { createFileRoute } from '@tanstack/react-router';
import { CaseImportPage } from '@/admin/import/article-import';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/cases/import')({
  component: CaseImportPage,
  errorComponent: AdminErrorPage,
});
