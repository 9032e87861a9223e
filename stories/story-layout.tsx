import 'virtual:antd-admin.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { App, ConfigProvider } from 'antd';
import { SWRConfig } from 'swr';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { antdLocale } from '../src/admin/layout/antd-locale';
import { AdminTheme } from '../src/admin/theme/admin-theme';
import { useLocale } from '../src/i18n/use-locale';
import '../src/ui/fonts.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';

/** Sticky elements start at the top, because stories have no header. */
const WITHOUT_HEADER = { '--header-height': '0px' } as CSSProperties;

/** Isolates the SWR cache: other stories have another backend. */
const ISOLATED_CACHE = { provider: () => new Map() };

interface StoryLayoutProps {
  /** `admin-screen`: the story renders the layout of the admin screens itself. */
  layout: 'admin-component' | 'admin-screen' | 'site';
  /** The URL of the story. */
  url: string;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Provides the admin theme and its text direction. */
function AdminProviders({ direction, children }: Omit<StoryLayoutProps, 'layout' | 'url'>) {
  const { locale } = useLocale();
  return (
    <AdminTheme antdLocale={antdLocale[locale]}>
      <ConfigProvider direction={direction}>
        <App component={false}>{children}</App>
      </ConfigProvider>
    </AdminTheme>
  );
}

/** Renders a story with messages, a router without routes and, for the admin area, the admin theme. */
export function StoryLayout({ layout, url, direction, children }: StoryLayoutProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory({ initialEntries: [url] }),
    }),
  );
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig value={ISOLATED_CACHE}>
        <RouterContextProvider router={router}>
          {layout === 'admin-component' && (
            <main style={WITHOUT_HEADER}>
              <AdminProviders direction={direction}>{children}</AdminProviders>
            </main>
          )}
          {layout === 'admin-screen' && (
            <AdminProviders direction={direction}>{children}</AdminProviders>
          )}
          {layout === 'site' && <main>{children}</main>}
        </RouterContextProvider>
      </SWRConfig>
    </I18nProvider>
  );
}
