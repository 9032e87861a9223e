import { ExportOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { readStored, writeStored } from '../../lib/storage';
import { NavigationFocus } from '../../ui/navigation-focus';
import { OfficeTools } from '../palette/office-tools';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '../../ui/language-switch';
import { NavigationDrawer } from './navigation-drawer';
import { ProfileMenu } from './profile-menu';
import { SiteOffBand } from './site-off-band';
import styles from './shell.module.css';
import { SideNavigation } from './side-navigation';

const KEY = 'lawfirm_admin_navigation';

/** The frame of every screen under `/admin`: header, navigation at the side, and the screen. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [narrow, setNarrow] = useState(() => readStored('localStorage', KEY) === 'narrow');
  const fold = () => {
    writeStored('localStorage', KEY, narrow ? null : 'narrow');
    setNarrow(!narrow);
  };
  return (
    <div className={`back-office ${styles.shell}`}>
      <a className={styles.skip} href="#screen">
        <Trans>Skip to content</Trans>
      </a>
      <NavigationFocus />
      <header className={styles.header}>
        <NavigationDrawer />
        <FirmMark />
        <OfficeTools />
        <a className={styles.site} href="/" target="_blank" rel="noopener">
          <ExportOutlined aria-hidden />
          <span>
            <Trans>View the site</Trans>
          </span>
        </a>
        <LanguageSwitch />
        <ProfileMenu />
      </header>
      <SiteOffBand />
      <div className={styles.side} data-narrow={narrow || undefined}>
        <SideNavigation narrow={narrow} />
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!narrow}
          aria-label={narrow ? t`Widen navigation` : t`Narrow navigation`}
          title={narrow ? t`Widen navigation` : t`Narrow navigation`}
          onClick={fold}
        >
          {narrow ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        </button>
      </div>
      <main id="screen" className={styles.screen} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
