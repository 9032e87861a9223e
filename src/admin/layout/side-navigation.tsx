import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { NAVIGATION } from './navigation';
import styles from './side-navigation.module.css';

interface SideNavigationProps {
  /** Shows marks instead of words; the words stay for screen readers and as tooltips. */
  narrow?: boolean;
  /** Called when a screen is chosen, the one that is open included. */
  onChoose?: () => void;
}

/** Links to the screens of the back office, by group; the one that is open is marked. */
export function SideNavigation({ narrow = false, onChoose }: SideNavigationProps) {
  const { t } = useLingui();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav
      className={styles.navigation}
      aria-label={t`Back office`}
      data-narrow={narrow || undefined}
    >
      {NAVIGATION.map(({ label, icon: Icon, screens }) => (
        <section key={label.id} className={styles.group}>
          <h2 className={styles.label}>
            <Icon />
            <span>{t(label)}</span>
          </h2>
          <ul className={styles.screens}>
            {screens.map((screen) => (
              <li key={screen.to}>
                <Link
                  to={screen.to}
                  className={styles.screen}
                  title={narrow ? t(screen.label) : undefined}
                  aria-current={new RegExp(`^${screen.under}`).test(pathname) ? 'page' : undefined}
                  onClick={onChoose}
                >
                  <span aria-hidden className={styles.mark}>
                    {Array.from(t(screen.label))[0]}
                  </span>
                  <span className={styles.word}>{t(screen.label)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
