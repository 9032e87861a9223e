import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '../../ui/language-switch';
import { NAVIGATION } from './navigation';
import { SiteMenu } from './site-menu';
import { useScrolled } from './use-scrolled';
import styles from './site-header.module.css';
import { Icon } from '../../ui/icon';

/** The site's header: firm, entries, language. It condenses on scroll; phones get a menu. */
export function SiteHeader() {
  const { t } = useLingui();
  const scrolled = useScrolled();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.header} data-condensed={scrolled}>
      <div className={styles.row}>
        <FirmMark />
        <nav className={styles.entries} aria-label={t`Main`}>
          {NAVIGATION.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.entry} activeProps={{ 'data-here': true }}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <button
          type="button"
          className={styles.menu}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="menu" size={22} />
          <span className="visually-hidden">
            <Trans>Menu</Trans>
          </span>
        </button>
      </div>
      {open && <SiteMenu onClose={() => setOpen(false)} />}
    </header>
  );
}
