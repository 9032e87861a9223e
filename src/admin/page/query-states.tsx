import { Trans } from '@lingui/react/macro';
import { Skeleton } from 'antd';
import { useSnapshot } from 'valtio/react';
import { session } from '@/api/admin/session';
import { FailedRequest } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';

/**
 * Renders the error of a failed query with a retry button. Renders nothing once the session has ended: the login screen
 * or dialog announces that (D3, D54).
 */
export function QueryError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const messageOf = useErrorMessage();
  const { token } = useSnapshot(session);
  if (token === null) return null;
  return <FailedRequest message={messageOf(error)} onRetry={onRetry} />;
}

/** Renders the skeleton of a query with about `rows` rows. */
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
