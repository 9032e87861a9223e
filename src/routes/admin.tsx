import { createFileRoute } from '@tanstack/react-router';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { AdminRoot } from '@/admin/layout/admin-root';
import { AdminNotFound } from '@/admin/layout/admin-not-found';
import { PENDING_DELAY_MS } from '@/ui/screen-pending';

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ location }) => {
    // Loaded here, so that visitors do not load the guard.
    const { guardAdmin } = await import('@/admin/session/route-guards');
    await guardAdmin(location.href);
  },
  component: AdminRoot,
  pendingMs: PENDING_DELAY_MS,
  errorComponent: AdminErrorPage,
  notFoundComponent: AdminNotFound,
});
