import { ExportOutlined, MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { readStorage, writeStorage } from '@/lib/storage';
import { LanguageSwitch } from '@/ui/language-switch';
import { NavigationFocus } from '@/ui/navigation-focus';
import { FROM_LAPTOP, useMedia } from '@/admin/shared/use-media';
import { FirmMark } from './firm-mark';
import { NavigationDrawer } from './navigation-drawer';
import { AdminTools } from './admin-tools';
import { ProfileMenu } from './profile-menu';
import styles from './admin-layout.module.css';
import { SideNavigation } from './side-navigation';
import { SiteOffBanner } from './site-off-banner';

const STORAGE_KEY = 'lawfirm_admin_navigation';

/** Renders the layout of every screen under `/admin`: header, side navigation, and the screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useState(
    () => readStorage('localStorage', STORAGE_KEY) === 'narrow',
  );
  // Narrow screens have the navigation drawer, and would render the menu before the screen.
  const isWide = useMedia(FROM_LAPTOP);
  const toggleLabel = collapsed ? t`Expand sidebar` : t`Collapse sidebar`;
  const toggleSidebar = () => {
    writeStorage('localStorage', STORAGE_KEY, collapsed ? null : 'narrow');
    setCollapsed(!collapsed);
  };
  return (
    <Layout className={styles.layout ?? ''}>
      <a className={styles.skip} href="#screen">
        <Trans>Skip to content</Trans>
      </a>
      <NavigationFocus />
      <Layout.Header className={styles.header}>
        <NavigationDrawer />
        <Button
          type="text"
          className={styles.wide ?? ''}
          icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
          aria-expanded={!collapsed}
          aria-label={toggleLabel}
          title={toggleLabel}
          onClick={toggleSidebar}
        />
        <FirmMark />
        <AdminTools />
        <Button
          type="text"
          href="/"
          target="_blank"
          rel="noopener"
          icon={<ExportOutlined aria-hidden />}
          title={t`View site`}
        >
          <span className={styles.label}>
            <Trans>View site</Trans>
          </span>
        </Button>
        <LanguageSwitch />
        <ProfileMenu />
      </Layout.Header>
      <SiteOffBanner />
      <Layout hasSider>
        {isWide && (
          <Layout.Sider
            theme="light"
            width={208}
            collapsedWidth={56}
            collapsed={collapsed}
            trigger={null}
            className={styles.side ?? ''}
          >
            <SideNavigation collapsed={collapsed} />
          </Layout.Sider>
        )}
        <Layout.Content id="screen" className={styles.screen} tabIndex={-1}>
          {children}
        </Layout.Content>
      </Layout>
    </Layout>
  );
}
