import { createFileRoute, redirect } from '@tanstack/react-router';
import { ADMIN_HOME } from '@/lib/admin-path';

// D42
export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ to: ADMIN_HOME, replace: true });
  },
});
