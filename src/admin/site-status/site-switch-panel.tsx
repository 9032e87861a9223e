import { ExportOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Flex, Form, Switch, Typography } from 'antd';
import { useId } from 'react';
import type { SiteStatus } from '@/api/admin/site-status';

interface SiteSwitchPanelProps {
  status: SiteStatus;
  /** Opens the confirm dialog for a value. */
  onSwitch: (value: 0 | 1) => void;
}

const ALERT_TYPES = { on: 'success', off: 'warning', other: 'info' } as const;

/** Renders the status that visitors see, and the switch; disabled, with the reason, for an unknown value (D35). */
export function SiteSwitchPanel({ status: { state, value }, onSwitch }: SiteSwitchPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const valueText = JSON.stringify(value) ?? t`nothing`;
  const headings = {
    on: t`The site is on`,
    off: t`The site is off`,
    other: t`Unknown status`,
  };
  return (
    <Flex vertical gap={16} component="section" style={{ maxInlineSize: 880 }}>
      <Alert
        type={ALERT_TYPES[state]}
        showIcon
        role="none"
        title={
          <Typography.Title level={2} style={{ fontSize: 20, margin: 0 }}>
            {headings[state]}
          </Typography.Title>
        }
        description={
          <Flex vertical gap={8} align="start">
            {state === 'on' && (
              <>
                <Trans>Visitors see all pages and can write to the firm.</Trans>
                <PanelLink href="/">{t`View site as a visitor`}</PanelLink>
              </>
            )}
            {state === 'off' && (
              <>
                <Trans>
                  Visitors see the maintenance page on every page of the site. They return
                  automatically when the site is back on.
                </Trans>
                <PanelLink href="/status">{t`View the maintenance page as a visitor`}</PanelLink>
              </>
            )}
            {state === 'other' && (
              <span id={`${id}-reason`}>
                <Trans>
                  The server returned {valueText} instead of 1 (on) or 0 (off). Visitors can use the
                  site. Switching is disabled to protect this value. Contact your server
                  administrator.
                </Trans>
              </span>
            )}
          </Flex>
        }
      />
      <Form.Item colon={false} label={t`Site on for visitors`} htmlFor={`${id}-switch`}>
        <Switch
          id={`${id}-switch`}
          checked={state !== 'off'}
          disabled={state === 'other'}
          onChange={(isOn) => onSwitch(isOn ? 1 : 0)}
          {...(state === 'other' && { 'aria-describedby': `${id}-reason` })}
        />
      </Form.Item>
    </Flex>
  );
}

function PanelLink({ href, children }: { href: string; children: string }) {
  return (
    <Typography.Link href={href} target="_blank" rel="noopener" underline>
      <ExportOutlined aria-hidden /> {children}
    </Typography.Link>
  );
}
