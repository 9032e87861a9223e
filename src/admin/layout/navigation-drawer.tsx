import { MenuOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { Button, Drawer } from 'antd';
import { useLocale } from '@/i18n/use-locale';
import styles from './admin-layout.module.css';
import { SideNavigation } from './side-navigation';
import { useLayoutDialog } from './use-layout-dialog';

/** Renders the navigation on narrow screens: a button, and a drawer that closes on every choice. */
export function NavigationDrawer() {
  const { t } = useLingui();
  const { direction } = useLocale();
  const { show, close, closeOnNavigation, dialog } = useLayoutDialog();
  return (
    <>
      <Button
        type="text"
        className={styles.narrow ?? ''}
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
