import { createFileRoute } from '@tanstack/react-router';
import { sitePath } from '../lib/site-path';
import { StatusPage } from '../site/status/status-page';

function Status() {
  const { from } = Route.useSearch();
  return <StatusPage from={from ?? '/home'} />;
}

export const Route = createFileRoute('/status')({
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => {
    const path = sitePath(from);
    return path && !path.startsWith('/status') ? { from: path } : {};
  },
  component: Status,
});
