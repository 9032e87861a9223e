import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import styles from './shell.module.css';
import { SideNavigation } from './side-navigation';

/** The navigation on narrow screens: a button, and a dialog from the side that closes on every choice. */
export function NavigationDrawer() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <div className={styles.drawer}>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-label={t`Open navigation`}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuOutlined />
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label={t`Navigation`} closedby="any">
        <div className={styles.inside}>
          <button
            type="button"
            className={styles.tool}
            aria-label={t`Close navigation`}
            onClick={close}
          >
            <CloseOutlined />
          </button>
          <SideNavigation onChoose={close} />
        </div>
      </dialog>
    </div>
  );
}
