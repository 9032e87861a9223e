import { Trans, useLingui } from '@lingui/react/macro';
import { Result } from 'antd';
import { ADMIN_HOME } from '@/lib/admin-path';
import { LinkButton } from '@/admin/page-frame/link-button';
import { PageFrame } from '@/admin/page-frame/page-frame';

/** Renders the error page for an unknown path under `/admin`, inside the shell (§2). */
export function AdminNotFound() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Page not found`}>
      <Result
        status="warning"
        subTitle={t`The address may be mistyped, or the page may have moved.`}
        extra={
          <LinkButton to={ADMIN_HOME} primary>
            <Trans>Go to news</Trans>
          </LinkButton>
        }
      />
    </PageFrame>
  );
}
