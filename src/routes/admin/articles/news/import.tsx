import { createFileRoute } from '@tanstack/react-router';
import { NewsImportPage } from '@/admin/import/article-import';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/news/import')({
  component: NewsImportPage,
  errorComponent: AdminErrorPage,
});
