import { i18n, type Messages } from '@lingui/core';
import { localeEvents, localeStore, setLocale } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';
import { poFiles } from './po-files';

/** The catalogues of words (docs/decisions/0001). */
export type CatalogueName = 'messages' | 'documents' | 'admin';

/** The words of one catalogue in a language. Rejects when the file cannot be loaded. */
export async function loadMessages(name: CatalogueName, locale: Locale): Promise<Messages> {
  const load = poFiles[`../../locales/${locale}/${name}.po`];
  if (!load) throw new Error(`there is no catalogue ${locale}/${name}`);
  return (await load()).messages;
}

const wanted = new Set<CatalogueName>(['messages']);

/** The words of all wanted catalogues in a language, also of those that become wanted meanwhile. */
async function readWanted(locale: Locale): Promise<Messages[]> {
  const names = [...wanted];
  const read = await Promise.all(names.map((name) => loadMessages(name, locale)));
  return names.length === wanted.size ? read : readWanted(locale);
}

function show(locale: Locale, words: readonly Messages[]): void {
  for (const messages of words) i18n.load(locale, messages);
  i18n.activate(locale, languageTag(locale));
  // A prerendering server writes them into its pages.
  if (typeof document === 'undefined') return;
  const page = document.documentElement;
  const said = { lang: languageTag(locale), dir: directionOf(locale) };
  // Even the same, set again, has browsers style every element anew.
  if (page.lang !== said.lang || page.dir !== said.dir) Object.assign(page, said);
}

async function load(locale: Locale): Promise<void> {
  const words = await readWanted(locale);
  if (locale === localeStore.locale) show(locale, words);
}

/** Loads the words of the language in force, and again whenever it changes without a reload. */
export async function loadCatalogs(): Promise<void> {
  localeEvents.addEventListener('languagechange', () => {
    if (i18n.locale !== localeStore.locale) void load(localeStore.locale);
  });
  await load(localeStore.locale);
}

let asked: Locale | undefined;

/**
 * Changes the interface language without a reload (D45) once its words are there, so that words and content are
 * never in two languages. What was asked for last holds. Rejects when the words cannot be loaded: then
 * everything stays as it is.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  asked = locale;
  const words = await readWanted(locale);
  if (asked !== locale) return;
  show(locale, words);
  setLocale(locale, { reload: false });
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
