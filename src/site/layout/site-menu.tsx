import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '@/ui/language-switch';
import { NAVIGATION } from './navigation';
import { FirmContactLinks } from './firm-contact-links';
import { DialogCloseButton, FullScreenDialog } from './full-screen-dialog';
import styles from './site-menu.module.css';

/** Renders the full-height menu of narrow screens with the contact details at its end. */
export function SiteMenu({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <FullScreenDialog className={styles.menu} label={t`Menu`} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.header}>
            <FirmMark onClick={close} />
            <DialogCloseButton onClick={close}>
              <Trans>Close menu</Trans>
            </DialogCloseButton>
          </div>
          <nav className={styles.entries} aria-label={t`Main`}>
            {NAVIGATION.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className={styles.entry}
                activeProps={{ 'data-current': true }}
                onClick={close}
              >
                {t(label)}
              </Link>
            ))}
          </nav>
          <div className={styles.footer}>
            <LanguageSwitch />
            <FirmContactLinks />
          </div>
        </>
      )}
    </FullScreenDialog>
  );
}
