import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { LazyPart } from '@/ui/lazy-part';
import { QuerySkeleton } from '@/admin/page-frame/query-states';
import { PageFrame } from '@/admin/page-frame/page-frame';
import { BannerList } from './banner-list';
import { NEW } from './banner-search';

const route = getRouteApi('/admin/banner/list');
const loadEdit = () => import('./edit/banner-edit-page');

/**
 * `/admin/banner/list`, the one route of the banners (§2): the list, or the banner that `?edit=` names,
 * so that reloading, "back" and the way from the login come to it again.
 */
export function BannersScreen() {
  const { edit, from } = route.useSearch();
  if (edit === undefined) return <BannerList />;
  return (
    <LazyPart load={loadEdit} fallback={<Coming />}>
      {({ BannerEditPage }) => (
        <BannerEditPage
          key={`${edit} ${from ?? ''}`}
          id={edit === NEW ? undefined : edit}
          from={from}
        />
      )}
    </LazyPart>
  );
}

function Coming() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Banners`}>
      <QuerySkeleton />
    </PageFrame>
  );
}
