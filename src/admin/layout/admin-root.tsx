import 'virtual:antd-admin.css';
import { Outlet, useRouter } from '@tanstack/react-router';
import { App } from 'antd';
import { Fragment, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { isWaitingForLogin, session } from '@/api/admin/session';
import { useLocale } from '@/i18n/use-locale';
import { SessionEndedDialog } from '@/admin/session/session-ended-dialog';
import { clearQueryCache } from '@/admin/session/watch-session';
import { FocusFallbackProvider } from '@/admin/shared/focus-fallback';
import { AdminTheme } from '@/admin/theme/admin-theme';
import { antdLocale } from './antd-locale';
import { ScreenBoundary } from './screen-boundary';
import { AdminLayout } from './admin-layout';
import { UnsentNotice } from './unsent-notice';

/** Top of notifications in pixels: a message must not cover the profile menu in the header. */
const NOTICE_TOP_PX = 64;

/** Redirects to the login screen once this tab ends the session, and remembers the path (§8, D3, D54). */
function useLeaveWithoutSession(): void {
  const router = useRouter();
  const { token, endReason } = useSnapshot(session);
  const isAllowed = token !== null || isWaitingForLogin({ token, endReason });
  useEffect(() => {
    const { href, pathname } = router.history.location;
    if (isAllowed || pathname === '/admin-login') return;
    void router.navigate({
      to: '/admin-login',
      search: { redirect: href },
      replace: true,
      ignoreBlocker: true,
    });
  }, [isAllowed, router]);
}

/** Renders theme, layout, session dialog and screen under `/admin`. Remounts layout and screen for another account. */
export function AdminRoot() {
  const { locale } = useLocale();
  const { accountChangeCount } = useSnapshot(session);
  useLeaveWithoutSession();
  useEffect(
    () => () => {
      if (session.token === null) clearQueryCache();
    },
    [],
  );
  return (
    <AdminTheme antdLocale={antdLocale[locale]}>
      <App component={false} notification={{ placement: 'topRight', top: NOTICE_TOP_PX }}>
        <Fragment key={accountChangeCount}>
          <UnsentNotice />
          <FocusFallbackProvider>
            <AdminLayout>
              <ScreenBoundary>
                <Outlet />
              </ScreenBoundary>
            </AdminLayout>
          </FocusFallbackProvider>
        </Fragment>
        <SessionEndedDialog />
      </App>
    </AdminTheme>
  );
}
