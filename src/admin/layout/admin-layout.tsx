import {
  ExportOutlined,
  MenuFoldOutlined,
  MenuOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Alert, Button, Drawer, Layout } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSiteStatus } from '@/api/admin/site-status';
import { useLocale } from '@/i18n/use-locale';
import { readStorage, writeStorage } from '@/lib/storage';
import { LanguageSwitch } from '@/ui/language-switch';
import { NavigationFocus } from '@/ui/navigation-focus';
import { FROM_LAPTOP, useMedia } from '@/admin/shared/use-media';
import { FirmMark } from './firm-mark';
import { AdminTools } from './admin-tools';
import { ProfileMenu } from './profile-menu';
import styles from './admin-layout.module.css';
import { SideNavigation } from './side-navigation';
import { useLayoutDialog } from './use-layout-dialog';

const STORAGE_KEY = 'lawfirm_admin_navigation';

/** Renders the layout of every screen under `/admin`: header, side navigation, and the screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [collapsed, setCollapsed] = useState(
    () => readStorage('localStorage', STORAGE_KEY) === 'narrow',
  );
  // Not hidden by CSS: narrow screens, which have the drawer, would still render the menu before the screen.
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
      {/* The form of a banner has the path of the list (§2). */}
      <NavigationFocus screenParam="edit" />
      <Layout.Header className={styles.header}>
        {isWide ? (
          <Button
            type="text"
            icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            aria-expanded={!collapsed}
            aria-label={toggleLabel}
            title={toggleLabel}
            onClick={toggleSidebar}
          />
        ) : (
          <NavigationDrawer />
        )}
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
          <span className={styles.desktopLabel}>
            <Trans>View site</Trans>
          </span>
        </Button>
        <LanguageSwitch />
        <ProfileMenu />
      </Layout.Header>
      <SiteOffAlert />
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

/** Renders the navigation on narrow screens: a button, and a drawer that closes on every choice. */
function NavigationDrawer() {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { show, close, closeOnNavigation, dialog } = useLayoutDialog();
  return (
    <>
      <Button
        type="text"
        icon={<MenuOutlined />}
        aria-haspopup="dialog"
        aria-label={t`Open navigation`}
        onClick={show}
      />
      <Drawer
        {...dialog}
        title={t`Navigation`}
        placement={direction === 'rtl' ? 'right' : 'left'}
        size={280}
        styles={{ body: { padding: 0 } }}
        onClose={close}
      >
        <SideNavigation onChoose={closeOnNavigation} />
      </Drawer>
    </>
  );
}

/** Announces that the site is off, with a link to the switch (D35). */
function SiteOffAlert() {
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
