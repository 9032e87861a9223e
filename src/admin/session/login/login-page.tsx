import 'virtual:antd-login.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { Col, Flex, Row } from 'antd';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useAdminFirm } from '@/api/admin/firm';
import { session } from '@/api/admin/session';
import { useLocale } from '@/i18n/use-locale';
import { ADMIN_HOME, safeAdminPath } from '@/lib/admin-path';
import { UploadedIcon } from '@/ui/uploaded-icon';
import { LanguageSwitch } from '@/ui/language-switch';
import { usePageTitle } from '@/ui/use-page-title';
import { AdminTheme } from '@/admin/theme/admin-theme';
import { LoginIllustration } from './login-illustration';
import { LoginForm } from './login-form';
import styles from './login-page.module.css';

/**
 * Renders `/admin-login` (§2): logs staff in and redirects to `redirect` if it is a path under `/admin`, otherwise
 * to the first screen (D3, D42). Redirects after a login in another tab, too.
 */
export function LoginPage({ redirect }: { redirect: string | undefined }) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const { token } = useSnapshot(session);
  const { data: firm } = useAdminFirm();
  const navigate = useNavigate();
  const target = safeAdminPath(redirect) ?? ADMIN_HOME;
  usePageTitle(t`Log in`, t`Back office`, firm?.name);

  useEffect(() => {
    if (token !== null) void navigate({ href: target, replace: true });
  }, [token, target, navigate]);

  return (
    // The only antd messages that this screen uses.
    <AdminTheme
      antdLocale={{ locale: tag, global: { show: t`Show password`, hide: t`Hide password` } }}
    >
      <Row className={styles.page ?? ''}>
        <Col xs={0} lg={10}>
          <aside className={styles.panel}>
            <p className={styles.firm}>
              <UploadedIcon src={firm?.iconUrl} size={40} />
              <span>{firm?.name}</span>
            </p>
            <LoginIllustration className={styles.drawing} />
            <p className={styles.tagline}>
              <Trans>Manage your website.</Trans>
            </p>
          </aside>
        </Col>
        <Col xs={24} lg={14} className={styles.content ?? ''}>
          <Flex component="header" align="center" justify="space-between">
            <Link to="/" className={styles.back}>
              <Trans>Back to site</Trans>
            </Link>
            <LanguageSwitch />
          </Flex>
          <main className={styles.main}>
            <h1 className={styles.heading} tabIndex={-1}>
              <Trans>Back office</Trans>
            </h1>
            <LoginForm />
          </main>
        </Col>
      </Row>
    </AdminTheme>
  );
}
