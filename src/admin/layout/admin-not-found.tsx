import { Trans, useLingui } from '@lingui/react/macro';
import { Result } from 'antd';
import { ADMIN_HOME } from '@/lib/admin-path';
import { LinkButton } from '@/admin/page/link-button';
import { AdminPage } from '@/admin/page/admin-page';

/** Renders the error page for an unknown path under `/admin`, inside the layout (§2). */
export function AdminNotFound() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Page not found`}>
      <Result
        status="warning"
        subTitle={t`The address may be mistyped, or the page may have moved.`}
        extra={
          <LinkButton to={ADMIN_HOME} primary>
            <Trans>Go to news</Trans>
          </LinkButton>
        }
      />
    </AdminPage>
  );
}
