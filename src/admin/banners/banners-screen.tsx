import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { LazyComponent } from '@/ui/lazy-component';
import { QuerySkeleton } from '@/admin/page/query-states';
import { AdminPage } from '@/admin/page/admin-page';
import { BannerList } from './banner-list';
import { NEW_BANNER_ID } from './banner-search';

const route = getRouteApi('/admin/banner/list');
const loadEdit = () => import('./edit/banner-edit-page');

/**
 * Renders `/admin/banner/list`, the single route of the banners (§2): the list, or the banner in `?edit=`, so that
 * a reload, "back" and the redirect after the login open it again.
 */
export function BannersScreen() {
  const { edit, copy, restore } = route.useSearch();
  if (edit === undefined) return <BannerList />;
  return (
    <LazyComponent load={loadEdit} fallback={<FormSkeleton />}>
      {({ BannerEditPage }) => (
        <BannerEditPage
          key={`${edit} ${copy ?? ''} ${restore ?? ''}`}
          id={edit === NEW_BANNER_ID ? undefined : edit}
          copy={copy}
        />
      )}
    </LazyComponent>
  );
}

function FormSkeleton() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Banners`}>
      <QuerySkeleton />
    </AdminPage>
  );
}
