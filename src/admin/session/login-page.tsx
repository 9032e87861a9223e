import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useFirmOfStaff } from '../../api/staff/firm';
import { session } from '../../api/staff/session';
import { ADMIN_HOME, safeAdminPath } from '../../lib/admin-path';
import { usePageTitle } from '../../ui/use-page-title';
import { FirmLogo } from '../../ui/firm-logo';
import { LanguageSwitch } from '../../ui/language-switch';
import { AdminTheme } from '../theme/admin-theme';
import { Colonnade } from './colonnade';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

/**
 * `/admin-login` (§2): signs staff in and sends them to `redirect`, when that is a path under
 * `/admin`, otherwise to the first screen (D3, D42). A login in another tab counts, too.
 */
export function LoginPage({ redirect }: { redirect: string | undefined }) {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const { data: firm } = useFirmOfStaff();
  const navigate = useNavigate();
  const target = safeAdminPath(redirect) ?? ADMIN_HOME;
  usePageTitle(t`Log in`, t`Back office`, firm?.name);

  useEffect(() => {
    if (token !== null) void navigate({ href: target, replace: true });
  }, [token, target, navigate]);

  return (
    <AdminTheme>
      <div className={`back-office ${styles.page}`}>
        <aside className={styles.panel} aria-label={t`The firm`}>
          <p className={styles.firm}>
            <FirmLogo src={firm?.iconUrl} size={40} />
            <span>{firm?.name}</span>
          </p>
          <Colonnade className={styles.drawing} />
          <p className={styles.motto}>
            <Trans>What the firm says in public is written here.</Trans>
          </p>
        </aside>
        <div className={styles.side}>
          <header className={styles.bar}>
            <Link to="/" className={styles.back}>
              <Trans>Back to the site</Trans>
            </Link>
            <LanguageSwitch />
          </header>
          <main className={styles.main}>
            <h1 className={styles.heading} tabIndex={-1}>
              <Trans>Back office</Trans>
            </h1>
            <LoginForm />
          </main>
        </div>
      </div>
    </AdminTheme>
  );
}
