import { createFileRoute } from '@tanstack/react-router';
import { parseBannerSearch } from '@/admin/banners/banner-search';
import { BannersScreen } from '@/admin/banners/banners-screen';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/banner/list')({
  validateSearch: parseBannerSearch,
  component: BannersScreen,
  errorComponent: AdminErrorPage,
});
