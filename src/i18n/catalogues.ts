import { i18n, type Messages } from '@lingui/core';
import { localeEvents, localeStore } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';

type Loader = (locale: Locale) => Promise<{ messages: Messages }>;

const SITE: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../locales/en_US/messages.po'),
  zh_CN: () => import('../../locales/zh_CN/messages.po'),
};

const loaders = new Set<Loader>([(locale) => SITE[locale]()]);

async function load(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...loaders].map((loader) => loader(locale)));
  if (locale !== localeStore.locale) return;
  for (const { messages } of loaded) i18n.load(locale, messages);
  i18n.activate(locale, languageTag(locale));
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = directionOf(locale);
}

/** Loads the words of the language in force, and again whenever it changes without a reload. */
export async function startCatalogues(): Promise<void> {
  localeEvents.addEventListener('languagechange', () => void load(localeStore.locale));
  await load(localeStore.locale);
}

const added = new Map<Loader, Promise<void>>();

async function add(loader: Loader): Promise<void> {
  loaders.add(loader);
  try {
    await load(localeStore.locale);
  } catch (error) {
    loaders.delete(loader);
    added.delete(loader);
    throw error;
  }
}

/**
 * Adds a catalogue that only a part of the application needs; resolves when its words are there. One
 * that fails is asked for again the next time.
 */
export function addCatalogue(loader: Loader): Promise<void> {
  const known = added.get(loader) ?? add(loader);
  added.set(loader, known);
  return known;
}
