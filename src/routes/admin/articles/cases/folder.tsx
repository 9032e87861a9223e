import { createFileRoute } from '@tanstack/react-router';
import { CataloguesPage } from '@/admin/catalogues/catalogues-page';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { CATALOGUE_TYPE } from '@/api/catalogue-type';

export const Route = createFileRoute('/admin/articles/cases/folder')({
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <CataloguesPage type={CATALOGUE_TYPE.cases} />;
}
