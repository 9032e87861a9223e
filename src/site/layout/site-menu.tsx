import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '@/ui/language-switch';
import { NAVIGATION } from './navigation';
import { ContactDetails } from './contact-details';
import styles from './site-menu.module.css';
import { Icon } from '@/ui/icon';

/** Renders the full-height menu of narrow screens with the contact details at its end. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  // Closing the dialog restores the focus before it calls `onClose`.
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.menu} aria-label={t`Menu`} onClose={onClose}>
      <div className={styles.top}>
        <FirmMark onClick={close} />
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="close" size={22} />
          <span className="visually-hidden">
            <Trans>Close menu</Trans>
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
