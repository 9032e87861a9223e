import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { unstable_serialize, type Middleware } from 'swr';
import { Application } from './app';
import { loadCatalogs, type CatalogueName } from '@/i18n/message-catalogs';
import { localeStore } from '@/i18n/locale-store';
import { directionOf, languageTag, type Locale } from '@/i18n/locales';
import { adoptBuiltOrigin } from '@/env';
import { adoptSettings, type Settings } from '@/lib/settings';
import { createAppRouter } from './router';
import { NOT_FOUND_PATH } from '@/site/not-found-path';
import { screenAt } from '@/site/screens';
import { headTags, type HeadTag, type PageHead } from '@/site/seo/head';
import { routeTree } from './site-route-tree.gen';
import { HeadCollection } from '@/ui/head-collector';

/** A page as it is drawn ahead: what `scripts/prerender/page.ts` writes into the built page. */
export interface PrerenderedPage {
  /** The pattern of its screen, such as `/news/detail/$id`, and the words it has besides the frame's. */
  screen: string;
  words: CatalogueName[];
  /** BCP 47 tag and direction of its language. */
  tag: string;
  direction: 'ltr' | 'rtl';
  title: string;
  head: HeadTag[];
  /** What stands in `#root`; React's preloads of pictures come first. */
  markup: string;
  /** What its reads gave, by the keys of SWR; null for nothing. */
  answers: Record<string, unknown>;
}

/** Reads while the page is drawn; drawing waits for each, and what they gave is kept in `reads`. */
function readsWhileDrawing(reads: Record<string, Promise<unknown>>): Middleware {
  return (useNext) => (key, read, options) => {
    const name = unstable_serialize(key);
    if (name && read) reads[name] ??= Promise.resolve((read as () => unknown)());
    // Whatever is waited for is there at the end.
    return { ...useNext(key, read, options), isLoading: false, isValidating: false };
  };
}

async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    // Everything in its place: what is moved there by a script is not there for readers without one.
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  const markup = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return markup;
}

/**
 * Chooses the language of all pages that this process draws, and loads its words: the interface has one language at
 * a time (docs/decisions/0015).
 */
export async function activateLanguage(locale: Locale, set: Settings): Promise<void> {
  adoptSettings(set);
  adoptBuiltOrigin();
  localeStore.locale = locale;
  await loadCatalogs();
}

/**
 * Draws the page at `address` (a path with its query) ahead, by the same routes and components as in browsers.
 * Rejects with what one of its reads or components throws: an `ApiError` of status 404 where there is no such page.
 */
export async function prerenderPage(address: string): Promise<PrerenderedPage> {
  const known = screenAt(address.replace(/\?.*/, ''))?.screen;
  const screen = address === NOT_FOUND_PATH ? { path: NOT_FOUND_PATH, messages: undefined } : known;
  if (!screen) throw new Error(`there is no screen at ${address}`);
  const reads: Record<string, Promise<unknown>> = {};
  let title = '';
  let head: PageHead | undefined;
  const collector = {
    title: (said: string) => void (title = said),
    page: (said: string) => void (head = JSON.parse(said) as PageHead),
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(routeTree, history);
  // Its own script for that would stand in the page.
  router.update({ ...router.options, scrollRestoration: false });
  await router.load();
  const markup = await markupOf(
    <HeadCollection value={collector}>
      <Application
        router={router}
        reads={{
          fallback: reads,
          use: [readsWhileDrawing(reads)],
          provider: () => new Map(),
        }}
      />
    </HeadCollection>,
  );
  const answers = Object.fromEntries(
    // What there is none of is known as well.
    await Promise.all(
      Object.entries(reads).map(async ([key, read]) => [key, (await read) ?? null] as const),
    ),
  );
  return {
    screen: screen.path,
    words: screen.messages ? [screen.messages] : [],
    tag: languageTag(localeStore.locale),
    direction: directionOf(localeStore.locale),
    title,
    head: head ? headTags(head) : [],
    markup,
    answers,
  };
}
