import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Alert } from 'antd';
import { useSiteStatus } from '@/api/admin/site-status';

/** Shows on every admin screen that the site is off, with a link to the switch (D35). */
export function SiteOffBanner() {
  const { t } = useLingui();
  const { data } = useSiteStatus();
  return (
    <div role="status">
      {data?.state === 'off' && (
        <Alert
          banner
          role="none"
          title={t`The site is off: visitors see the maintenance page.`}
          action={
            <Link to="/admin/site/status">
              <Trans>Go to site status</Trans>
            </Link>
          }
        />
      )}
    </div>
  );
}
