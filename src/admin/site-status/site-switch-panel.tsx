import { ExportOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from 'antd';
import { useId } from 'react';
import type { SiteStatus } from '../../api/staff/site-status';
import styles from './site-status.module.css';

interface SiteSwitchPanelProps {
  status: SiteStatus;
  /** Asks before the site is switched to that value. */
  onAsk: (value: 0 | 1) => void;
}

/** What visitors see now, in words, and the switch; disabled, with the reason, for a value that is not known (D35). */
export function SiteSwitchPanel({ status: { is, value }, onAsk }: SiteSwitchPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const shown = JSON.stringify(value) ?? t`nothing`;
  return (
    <section className={styles.panel} data-is={is} aria-labelledby={`${id}-now`}>
      <div className={styles.words}>
        <h2 id={`${id}-now`} className={styles.now}>
          {is === 'on' && <Trans>The site is on</Trans>}
          {is === 'off' && <Trans>The site is off</Trans>}
          {is === 'other' && <Trans>The status is not known</Trans>}
        </h2>
        {is === 'on' && (
          <>
            <p>
              <Trans>Visitors see all pages and can write to the firm.</Trans>
            </p>
            <Way href="/">{t`See the site as visitors do`}</Way>
          </>
        )}
        {is === 'off' && (
          <>
            <p>
              <Trans>
                Whichever page visitors open, they see the maintenance page, which says that the
                site will be back shortly. They come back by themselves when it is on again.
              </Trans>
            </p>
            <Way href="/status">{t`See the maintenance page as visitors do`}</Way>
          </>
        )}
        {is === 'other' && (
          <p id={`${id}-why`}>
            <Trans>
              The server says {shown}, where 1 (on) or 0 (off) is understood. Visitors are let
              through. Nothing can be switched here, so that this value is not lost by mistake: ask
              those who run the server.
            </Trans>
          </p>
        )}
      </div>
      <div className={styles.control}>
        <label htmlFor={`${id}-switch`}>
          <Trans>Site on for visitors</Trans>
        </label>
        <Switch
          id={`${id}-switch`}
          checked={is !== 'off'}
          disabled={is === 'other'}
          onChange={(on) => onAsk(on ? 1 : 0)}
          {...(is === 'other' && { 'aria-describedby': `${id}-why` })}
        />
      </div>
    </section>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <a className={styles.way} href={href} target="_blank" rel="noopener">
      <ExportOutlined aria-hidden /> {children}
    </a>
  );
}
