import { StyleProvider } from '@ant-design/cssinjs';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { mutate, SWRConfig } from 'swr';
import { endSession, session } from '../../src/api/admin/session';
import { swrDefaults } from '../../src/api/use-query';
import { loadCatalogs } from '../../src/i18n/message-catalogs';
import { localeStore } from '../../src/i18n/locale-store';
import { routeTree } from '../../src/app/route-tree.gen';
import { createAppRouter } from '../../src/app/router';
import { createQuickComputedStyle } from './computed-style';

const computedStyle = createQuickComputedStyle(window.getComputedStyle.bind(window));
let width = 1440;
const ignore = () => undefined;

/** An `IntersectionObserver` that reports every element as near, since jsdom has no layout. */
class NearObserver {
  constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.notify([{ isIntersecting: true }]);
  }
  disconnect() {
    this.notify([]);
  }
}

/** A `ResizeObserver` that reports no changes, since jsdom has no layout. */
class SizeObserver {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
}

/** A `MessageChannel` whose second port forwards to the first in the next task. */
class TaskChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** Reads a file of jsdom, which has no `arrayBuffer`. */
function readBytes(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(new Error('The file cannot be read'));
    reader.readAsArrayBuffer(this);
  });
}

/**
 * Adds what jsdom lacks: media queries by width, styles of pseudo-elements, scrolling, fonts, observers, message
 * channels and the bytes of files.
 */
function completeBrowser(): void {
  window.matchMedia = (query) => {
    const minWidth = /min-width: (\d+)px/.exec(query)?.[1];
    const maxWidth = /max-width: (\d+)px/.exec(query)?.[1];
    const isWideEnough = minWidth === undefined || width >= Number(minWidth);
    const isNarrowEnough = maxWidth === undefined || width <= Number(maxWidth);
    const matches = query.includes('width') && isWideEnough && isNarrowEnough;
    const list = { matches, media: query, onchange: null };
    const withoutListeners = { addEventListener: ignore, removeEventListener: ignore };
    const deprecatedMethods = { addListener: ignore, removeListener: ignore };
    return { ...list, ...withoutListeners, ...deprecatedMethods, dispatchEvent: () => false };
  };
  window.getComputedStyle = computedStyle;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(Object.getPrototypeOf(File.prototype) as Blob, { arrayBuffer: readBytes });
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  Object.assign(globalThis, {
    IntersectionObserver: NearObserver,
    ResizeObserver: SizeObserver,
    MessageChannel: TaskChannel,
  });
}

/** Resets the browser of a test: logged out, in English, caches and `localStorage` empty, 1440 px wide. */
export async function resetBrowser(): Promise<void> {
  completeBrowser();
  width = 1440;
  endSession('quit');
  session.endReason = null;
  localStorage.clear();
  localeStore.locale = 'en_US';
  await mutate(() => true, undefined, { revalidate: true });
}

/**
 * Returns a user that enters a whole text into a field at once, since the screen would render for each key. Named
 * keys (`{Enter}`) and texts in an editor are typed key by key.
 */
function setUpQuickUser(): UserEvent {
  const user = userEvent.setup();
  const type: UserEvent['type'] = async (element, text, options) => {
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (!isField || options || /[{[]/.test(text)) return user.type(element, text, options);
    await user.click(element);
    await user.paste(text);
  };
  return { ...user, type };
}

/** Opens a path of the application with its real router in a window of that width. */
export async function openScreen(path: string, options: { width?: number } = {}) {
  width = options.width ?? 1440;
  await loadCatalogs();
  const router = createAppRouter(routeTree, createMemoryHistory({ initialEntries: [path] }));
  const user = setUpQuickUser();
  const view = render(
    <I18nProvider i18n={i18n}>
      <SWRConfig value={swrDefaults}>
        <StyleProvider mock="server">
          <ConfigProvider theme={{ zeroRuntime: true }}>
            <RouterProvider router={router} />
          </ConfigProvider>
        </StyleProvider>
      </SWRConfig>
    </I18nProvider>,
  );
  return { router, user, view, href: () => router.history.location.href };
}
