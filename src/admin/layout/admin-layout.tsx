import 'virtual:antd-office.css';
import { Outlet, useRouter } from '@tanstack/react-router';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { session } from '../../api/staff/session';
import { useLocale } from '../../i18n/use-locale';
import { forgetReads } from '../session/watch-session';
import { FocusHomeProvider } from '../kit/focus-home';
import { AdminTheme } from '../theme/admin-theme';
import { antdWords } from './antd-words';
import { ScreenBoundary } from './screen-boundary';
import { Shell } from './shell';
import { UnsentNotice } from './unsent-notice';

/** Where notifications begin, in pixels: a message must not cover the account's menu in the header. */
const BELOW_HEADER = 64;

/** When the session ends, leaves for the login screen once, with the way back (§8, D3). */
function useLeaveWithoutSession(): void {
  const router = useRouter();
  const { token } = useSnapshot(session);
  useEffect(() => {
    const { href, pathname } = router.history.location;
    if (token !== null || pathname === '/admin-login') return;
    void router.navigate({
      to: '/admin-login',
      search: { redirect: href },
      replace: true,
      ignoreBlocker: true,
    });
  }, [token, router]);
}

/** The session that the screen belongs to: it stays while the screen is left after the session's end. */
function useSessionShown(): string | null {
  const { token } = useSnapshot(session);
  const [shown, setShown] = useState(token);
  if (token !== null && token !== shown) setShown(token);
  return shown;
}

/** What surrounds every screen under `/admin`. Another session starts it afresh. */
export function AdminLayout() {
  const { locale } = useLocale();
  const shown = useSessionShown();
  useLeaveWithoutSession();
  useEffect(
    () => () => {
      if (session.token === null) forgetReads();
    },
    [],
  );
  return (
    <AdminTheme words={antdWords[locale]}>
      <App component={false} notification={{ placement: 'topRight', top: BELOW_HEADER }}>
        <UnsentNotice />
        <Shell key={shown}>
          <FocusHomeProvider>
            <ScreenBoundary>
              <Outlet />
            </ScreenBoundary>
          </FocusHomeProvider>
        </Shell>
      </App>
    </AdminTheme>
  );
}
