import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { unstable_serialize, type Middleware } from 'swr';
import { Application } from './app';
import { loadCatalogs, type CatalogName } from '@/i18n/message-catalogs';
import { localeStore } from '@/i18n/locale-store';
import { directionOf, languageTag, type Locale } from '@/i18n/locales';
import { applyBuildFileOrigin } from '@/env';
import { applySettings, type Settings } from '@/lib/settings';
import { createAppRouter } from './router';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';
import { headTags, type HeadTag, type PageHead } from '@/site/seo/head';
import { routeTree } from './site-route-tree.gen';
import { HeadCollectorContext } from '@/ui/head-collector';

/** A prerendered page, which `scripts/prerender/page.ts` writes into the built page. */
export interface PrerenderedPage {
  /** Route path of the screen, such as `/news/detail/$id`. */
  screen: string;
  /** The message catalogs of the screen besides the common one. */
  messages: CatalogName[];
  /** BCP 47 tag of the language. */
  tag: string;
  direction: 'ltr' | 'rtl';
  title: string;
  head: HeadTag[];
  /** Markup of `#root`, which starts with React's preloads of pictures. */
  markup: string;
  /** Responses by SWR keys. */
  responses: Record<string, unknown>;
}

/** Creates the SWR middleware that sends each query while rendering and collects the promises in `queries`. */
function fetchWhileRendering(queries: Record<string, Promise<unknown>>): Middleware {
  return (useNext) => (key, fetcher, options) => {
    const name = unstable_serialize(key);
    if (name && fetcher) queries[name] ??= Promise.resolve((fetcher as () => unknown)());
    // Rendering has waited for every query, so none is loading.
    return { ...useNext(key, fetcher, options), isLoading: false, isValidating: false };
  };
}

async function renderMarkup(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Render everything in place: markup that a script moves is missing without JavaScript.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return markup;
}

/**
 * Applies the settings, and sets the language of all pages that this process prerenders from now on: the interface has
 * one language at a time (docs/decisions/0015).
 */
export async function activateLanguage(locale: Locale, settings: Settings): Promise<void> {
  applySettings(settings);
  applyBuildFileOrigin();
  localeStore.locale = locale;
  await loadCatalogs();
}

/**
 * Prerenders the page at `address` (a path with its query), with the same routes and components as in browsers.
 * Rejects with the error of a query or component: an `ApiError` of status 404 for an item that does not exist.
 */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  const publicScreen = screenAt(address.replace(/\?.*/, ''))?.screen;
  const screen =
    address === NOT_FOUND_PATH ? { path: NOT_FOUND_PATH, messages: undefined } : publicScreen;
  if (!screen) throw new Error(`No screen has the URL ${address}`);
  const queries: Record<string, Promise<unknown>> = {};
  let title = '';
  let head: PageHead | undefined;
  const collector = {
    setTitle: (text: string) => void (title = text),
    setHead: (json: string) => void (head = JSON.parse(json) as PageHead),
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(routeTree, history);
  // The inline script that restores the scroll position would be part of the page.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const markup = await renderMarkup(
    <HeadCollectorContext value={collector}>
      <Application
        router={router}
        swrConfig={{
          fallback: queries,
          use: [fetchWhileRendering(queries)],
          provider: () => new Map(),
        }}
      />
    </HeadCollectorContext>,
  );
  const responses = Object.fromEntries(
    await Promise.all(
      Object.entries(queries).map(async ([key, response]) => [key, await response] as const),
    ),
  );
  return {
    screen: screen.path,
    messages: screen.messages ? [screen.messages] : [],
    tag: languageTag(localeStore.locale),
    direction: directionOf(localeStore.locale),
    title,
    head: head ? headTags(head) : [],
    markup,
    responses,
  };
}
