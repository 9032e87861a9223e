import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteLayout } from '@/site/layout/site-layout';

function Site() {
  return (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  );
}

export const Route = createFileRoute('/_site')({ component: Site });
