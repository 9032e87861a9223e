import { createFileRoute } from '@tanstack/react-router';
import type { guardAdmin } from '@/admin/session/route-guards';
import { AdminErrorPage } from '@/admin/layout/admin-error-page';
import { AdminRoot } from '@/admin/layout/admin-root';
import { AdminNotFound } from '@/admin/layout/admin-not-found';
import { PENDING_DELAY_MS } from '@/ui/screen-pending';

// Caches the guard: even a repeated `import()` waits for a task, and the browser would paint the previous screen again.
let guard: typeof guardAdmin | undefined;

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ location }) => {
    // A dynamic import, so that visitors do not load the guard.
    guard ??= (await import('@/admin/session/route-guards')).guardAdmin;
    await guard(location.href);
  },
  component: AdminRoot,
  pendingMs: PENDING_DELAY_MS,
  errorComponent: AdminErrorPage,
  notFoundComponent: AdminNotFound,
});
