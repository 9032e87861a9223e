import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteFrame } from '../site/layout/site-frame';
import { useUnavailable } from '../site/status/use-unavailable';

function Site() {
  useUnavailable();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export const Route = createFileRoute('/_site')({ component: Site });
