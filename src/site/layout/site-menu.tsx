import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '../../ui/language-switch';
import { NAVIGATION } from './navigation';
import { Reach } from './reach';
import styles from './site-menu.module.css';
import { Icon } from '../../ui/icon';

/** The phone's menu: full height, large entries, how to reach the firm at the foot. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={ref} className={styles.menu} aria-label={t`Menu`} onClose={onClose}>
      <div className={styles.top}>
        <FirmMark />
        <button type="button" className={styles.close} onClick={onClose}>
          <Icon name="close" size={22} />
          <span className="visually-hidden">
            <Trans>Close the menu</Trans>
          </span>
        </button>
      </div>
      <nav className={styles.entries} aria-label={t`Main`}>
        {NAVIGATION.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={styles.entry}
            activeProps={{ 'data-here': true }}
            onClick={onClose}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch />
        <Reach />
      </div>
    </dialog>
  );
}
