import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

/** Creates a router without screens or loaders: the site's links need a router to render. */
function createInertRouter() {
  return createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    defaultPreload: false,
  });
}

interface SiteContextProps {
  /** The site's messages in the language of the preview. */
  siteMessages: I18n;
  children: ReactNode;
}

/** Provides the messages and the router that the components of the public site expect. */
export function SiteContext({ siteMessages, children }: SiteContextProps) {
  const [router] = useState(createInertRouter);
  return (
    <I18nProvider i18n={siteMessages}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </I18nProvider>
  );
}
