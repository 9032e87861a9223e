import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useState } from 'react';
import { useSiteStatus } from '@/api/admin/site-status';
import { QueryError, QuerySkeleton } from '@/admin/page/query-states';
import { AdminPage } from '@/admin/page/admin-page';
import { ConfirmSiteSwitchDialog } from './confirm-site-switch-dialog';
import { SiteSwitchPanel } from './site-switch-panel';

/** Renders `/admin/site/status`: the status that visitors see, and the switch (D35). */
export function SiteStatusPage() {
  const { t } = useLingui();
  const { data, error, mutate } = useSiteStatus();
  const [newValue, setNewValue] = useState<0 | 1 | null>(null);
  const [announcement, announce] = useState('');
  return (
    <AdminPage
      title={t`Site status`}
      help={t`Choose whether visitors can see the site. The back office is always available.`}
    >
      {error && !data && <QueryError error={error} onRetry={mutate} />}
      {!error && !data && <QuerySkeleton rows={2} />}
      {data && <SiteSwitchPanel status={data} onSwitch={setNewValue} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ConfirmSiteSwitchDialog
        value={newValue}
        onDone={({ state }) => {
          setNewValue(null);
          // The layout announces that the site is off.
          announce(state === 'on' ? t`The site is on. Visitors can see it now.` : '');
        }}
        onClose={() => setNewValue(null)}
      />
      <Typography.Paragraph type="secondary" style={{ maxInlineSize: 640, marginBlockStart: 16 }}>
        <Trans>
          You can edit and publish while the site is off. Visitors see the changes when the site is
          back on.
        </Trans>
      </Typography.Paragraph>
    </AdminPage>
  );
}
