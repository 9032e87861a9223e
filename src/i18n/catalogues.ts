import { i18n, type Messages } from '@lingui/core';
import { localeEvents, localeStore } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';
import { poFiles } from './po-files';

/** The catalogues of words (docs/decisions/0001). */
export type CatalogueName = 'messages' | 'documents' | 'admin';

/** The words of one catalogue in a language. Rejects when the file cannot be loaded. */
export async function readWords(name: CatalogueName, locale: Locale): Promise<Messages> {
  const load = poFiles[`../../locales/${locale}/${name}.po`];
  if (!load) throw new Error(`there is no catalogue ${locale}/${name}`);
  return (await load()).messages;
}

const wanted = new Set<CatalogueName>(['messages']);

async function load(locale: Locale): Promise<void> {
  const loaded = await Promise.all([...wanted].map((name) => readWords(name, locale)));
  if (locale !== localeStore.locale) return;
  for (const messages of loaded) i18n.load(locale, messages);
  i18n.activate(locale, languageTag(locale));
  document.documentElement.lang = languageTag(locale);
  document.documentElement.dir = directionOf(locale);
}

/** Loads the words of the language in force, and again whenever it changes without a reload. */
export async function startCatalogues(): Promise<void> {
  localeEvents.addEventListener('languagechange', () => void load(localeStore.locale));
  await load(localeStore.locale);
}

const added = new Map<CatalogueName, Promise<void>>();

async function add(name: CatalogueName): Promise<void> {
  wanted.add(name);
  try {
    await load(localeStore.locale);
  } catch (error) {
    wanted.delete(name);
    added.delete(name);
    throw error;
  }
}

/**
 * Adds a catalogue that only a part of the application needs; resolves when its words are there. One
 * that fails is asked for again the next time.
 */
export function addCatalogue(name: CatalogueName): Promise<void> {
  const known = added.get(name) ?? add(name);
  added.set(name, known);
  return known;
}
