import { InboxOutlined } from '@ant-design/icons';
import { Trans } from '@lingui/react/macro';
import { Button, Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../../api/staff/session';
import { FailedRequest } from '../requests/failed-request';
import { useErrorMessage } from '../requests/error-message';

/**
 * A list that could not be read: why, and a way to try again (design 7). Nothing once the session has
 * ended: the shell is on its way to the login screen, which says so (D3).
 */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

/** An empty list: the label (§2), and in `children` the next step (look.md). */
export function ListEmpty({ children }: { children: ReactNode }) {
  return (
    <Empty
      image={<InboxOutlined aria-hidden />}
      styles={{ image: { blockSize: 40, fontSize: 32 } }}
      description={<Trans>No data</Trans>}
    >
      {children}
    </Empty>
  );
}

/** A list that is coming, of about so many rows. */
export function ListSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        <Trans>Loading…</Trans>
      </p>
      <Skeleton title={false} paragraph={{ rows }} />
    </>
  );
}
