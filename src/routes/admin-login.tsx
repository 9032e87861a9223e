import { createFileRoute } from '@tanstack/react-router';
import { LoginPage } from '@/admin/session/login/login-page';
import { safeAdminPath } from '@/lib/admin-path';
import { PENDING_DELAY_MS } from '@/ui/screen-pending';

export const Route = createFileRoute('/admin-login')({
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeAdminPath(search.redirect),
  }),
  beforeLoad: async ({ search }) => {
    const { guardLogin } = await import('@/admin/session/route-guards');
    await guardLogin(search.redirect);
  },
  component: Login,
  pendingMs: PENDING_DELAY_MS,
});

function Login() {
  const { redirect } = Route.useSearch();
  return <LoginPage redirect={redirect} />;
}
