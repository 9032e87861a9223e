import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '@/ui/language-switch';
import { NAVIGATION } from './navigation';
import { ContactDetails } from './contact-details';
import styles from './site-menu.module.css';
import { Icon } from '@/ui/icon';

/** The menu of narrow screens: full height, large entries, how to reach the firm at the foot. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  // The dialog closes itself, which gives the focus back, and then says so.
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.menu} aria-label={t`Menu`} onClose={onClose}>
      <div className={styles.top}>
        <FirmMark onClick={close} />
        <button type="button" className={styles.close} onClick={close}>
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
            onClick={close}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={styles.foot}>
        <LanguageSwitch />
        <ContactDetails />
      </div>
    </dialog>
  );
}
