import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button, Result, Space } from 'antd';
import { ApiError } from '@/api/errors';
import { ADMIN_HOME } from '@/lib/admin-path';
import { ChunkError } from '@/lib/load-chunk';
import { ReloadStatus } from '@/ui/reload-status';
import { useScreenRecovery } from '@/ui/use-screen-recovery';
import { useRequestErrorTitle } from '@/admin/requests/failed-request';
import { useErrorMessage } from '@/admin/requests/error-message';
import { LinkButton } from '@/admin/page/link-button';
import { AdminPage } from '@/admin/page/admin-page';

/**
 * Renders the error of a screen inside the layout, with two ways to continue. Reloads the page when files of the
 * application are missing, like `ScreenError` (D17).
 */
export function AdminErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  const messageOf = useErrorMessage();
  const requestErrorTitle = useRequestErrorTitle();
  const { tryAgain, ...status } = useScreenRecovery(error, reset);
  const isChunkMissing = error instanceof ChunkError;
  const reloadOrReset = () => {
    // Browsers do not reload a failed script within a page: only a new page does.
    if (isChunkMissing) {
      tryAgain();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <AdminPage title={t`Couldn’t show this page`}>
      <Result
        status="error"
        title={error instanceof ApiError && requestErrorTitle}
        subTitle={
          <span role="alert">
            {isChunkMissing ? <ReloadStatus {...status} /> : messageOf(error)}
          </span>
        }
        extra={
          <Space wrap>
            <Button type="primary" onClick={reloadOrReset}>
              <Trans>Try again</Trans>
            </Button>
            <LinkButton to={ADMIN_HOME}>
              <Trans>Go to news</Trans>
            </LinkButton>
          </Space>
        }
      />
    </AdminPage>
  );
}
