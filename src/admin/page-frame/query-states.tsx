import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from 'antd';
import { useSnapshot } from 'valtio/react';
import { session } from '@/api/admin/session';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';

/**
 * What could not be read: why, and a way to try again (design 7). Nothing once the session has
 * ended: the shell is on its way to the login screen, which says so (D3).
 */
export function QueryError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const messageOf = useErrorMessage();
  const { token } = useSnapshot(session);
  if (token === null) return null;
  return (
    <FailedRequest
      message={messageOf(error)}
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** What is being read, of about so many rows. */
export function QuerySkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton title={false} paragraph={{ rows }} />
    </>
  );
}
