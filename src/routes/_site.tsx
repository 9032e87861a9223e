import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '@/site/layout/site-frame';

function Site() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export const Route = createFileRoute('/_site')({ component: Site });
