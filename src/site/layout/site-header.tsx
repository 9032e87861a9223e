import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { FirmMark } from './firm-mark';
import { LanguageSwitch } from '@/ui/language-switch';
import { NAVIGATION } from './navigation';
import { SiteMenu } from './site-menu';
import { SiteSearch } from './site-search';
import { useIsScrolled } from './use-is-scrolled';
import { useIsHydrating } from '@/lib/use-hydration';
import styles from './site-header.module.css';
import { Icon } from '@/ui/icon';

/**
 * Renders the header of the public site: firm, navigation, search and language switch. Wide screens condense it on
 * scroll. Narrow screens get a menu, which closes on navigation; before hydration and with a modifier key, its button
 * is a link to the navigation of the footer.
 */
export function SiteHeader() {
  const { t } = useLingui();
  const isScrolled = useIsScrolled();
  const isHydrating = useIsHydrating();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [pathAtMenuOpening, setPathAtMenuOpening] = useState<string>();
  // Otherwise the menu would open again at the next visit of that path.
  if (pathAtMenuOpening !== undefined && pathAtMenuOpening !== path)
    setPathAtMenuOpening(undefined);
  const openMenu = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPathAtMenuOpening(path);
  };
  return (
    <header className={styles.header} data-condensed={isScrolled}>
      <div className={styles.row}>
        <FirmMark />
        <nav className={styles.entries} aria-label={t`Main`}>
          {NAVIGATION.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.entry} activeProps={{ 'data-current': true }}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <SiteSearch className={styles.tool} />
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <a
          href="#navigation"
          className={`${styles.tool} ${styles.menu}`}
          aria-label={t`Menu`}
          {...(!isHydrating && { role: 'button', 'aria-haspopup': 'dialog' })}
          onClick={openMenu}
          onKeyDown={(event) => {
            if (event.key === ' ') openMenu(event);
          }}
        >
          <Icon name="menu" size={22} />
        </a>
      </div>
      {pathAtMenuOpening === path && <SiteMenu onClose={() => setPathAtMenuOpening(undefined)} />}
    </header>
  );
}
