import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { ErrorBoundary } from '@/ui/error-boundary';
import { NavigationFocus } from '@/ui/navigation-focus';
import { InsideLayoutContext } from '@/ui/screen-error';
import { useUnavailableRedirect } from './use-unavailable-redirect';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** Renders header, screen and footer. An error in the screen does not affect the layout. */
export function SiteLayout({ children }: { children: ReactNode }) {
  useUnavailableRedirect();
  const { locale } = useLocale();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <div className={styles.site}>
      <a className={styles.skipLink} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <ErrorBoundary resetKey={locale}>
        <SiteHeader />
      </ErrorBoundary>
      <main id="content" tabIndex={-1} className={styles.main}>
        <ErrorBoundary resetKey={`${path} ${locale}`}>
          <InsideLayoutContext value>{children}</InsideLayoutContext>
        </ErrorBoundary>
      </main>
      <ErrorBoundary resetKey={locale}>
        <SiteFooter />
      </ErrorBoundary>
      <NavigationFocus />
    </div>
  );
}
