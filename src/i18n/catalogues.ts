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

/** Adds a catalogue that only a part of the application needs; resolves when its words are there. */
export async function addCatalogue(loader: Loader): Promise<void> {
  if (loaders.has(loader)) return;
  loaders.add(loader);
  await load(localeStore.locale);
}
