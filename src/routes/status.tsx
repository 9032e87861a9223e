import { createFileRoute } from '@tanstack/react-router';
import { safeSitePath } from '@/lib/safe-site-path';
import { StatusPage } from '@/site/status/status-page';

function Status() {
  const { from } = Route.useSearch();
  return <StatusPage returnPath={from ?? '/home'} />;
}

export const Route = createFileRoute('/status')({
  // Set even when undefined: the router keeps parameters that the result omits.
  validateSearch: ({ from }: Record<string, unknown>): { from?: string | undefined } => {
    const path = safeSitePath(from);
    return { from: path && /^\/status(?![^/?#])/.test(path) ? undefined : path };
  },
  component: Status,
});
