import { createFileRoute } from '@tanstack/react-router';
import { readBannerSearch } from '@/admin/banners/banner-search';
import { BannersScreen } from '@/admin/banners/banners-screen';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/banner/list')({
  validateSearch: readBannerSearch,
  component: BannersScreen,
  errorComponent: AdminErrorPage,
});
