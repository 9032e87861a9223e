import { i18n, type Messages } from '@lingui/core';
import { localeEvents, localeStore, setLocale } from './locale-store';
import { directionOf, languageTag, type Locale } from './locales';
import { poFiles } from './po-files';

/** A message catalog (docs/decisions/0001). */
export type CatalogName = 'messages' | 'documents' | 'admin';

/** Loads one message catalog in a language. Rejects when the file cannot be loaded. */
export async function loadMessages(name: CatalogName, locale: Locale): Promise<Messages> {
  const importFile = poFiles[`../../locales/${locale}/${name}.po`];
  if (!importFile) throw new Error(`The message catalog ${locale}/${name} does not exist`);
  return (await importFile()).messages;
}

const requiredCatalogs = new Set<CatalogName>(['messages']);

/** Loads all required catalogs in a language, also those that are added in the meantime. */
async function loadRequiredCatalogs(locale: Locale): Promise<Messages[]> {
  const names = [...requiredCatalogs];
  const messages = await Promise.all(names.map((name) => loadMessages(name, locale)));
  return names.length === requiredCatalogs.size ? messages : loadRequiredCatalogs(locale);
}

function activateMessages(locale: Locale, catalogs: readonly Messages[]): void {
  for (const messages of catalogs) i18n.load(locale, messages);
  i18n.activate(locale, languageTag(locale));
  // A prerendering server writes the attributes into its pages.
  if (typeof document === 'undefined') return;
  const page = document.documentElement;
  const attributes = { lang: languageTag(locale), dir: directionOf(locale) };
  // Setting even the same value makes browsers recalculate all styles.
  if (page.lang !== attributes.lang || page.dir !== attributes.dir) Object.assign(page, attributes);
}

async function loadAndActivate(locale: Locale): Promise<void> {
  const catalogs = await loadRequiredCatalogs(locale);
  if (locale === localeStore.locale) activateMessages(locale, catalogs);
}

/** Loads the messages of the current language, and again whenever it changes without a reload. */
export async function loadCatalogs(): Promise<void> {
  localeEvents.addEventListener('languagechange', () => {
    if (i18n.locale !== localeStore.locale) void loadAndActivate(localeStore.locale);
  });
  await loadAndActivate(localeStore.locale);
}

let requestedLocale: Locale | undefined;

/**
 * Changes the interface language without a reload (D45) once its messages are loaded, so that messages and content
 * are always in the same language. The last call wins. Rejects when the messages cannot be loaded, and changes
 * nothing then.
 */
export async function changeLanguage(locale: Locale): Promise<void> {
  requestedLocale = locale;
  const catalogs = await loadRequiredCatalogs(locale);
  if (requestedLocale !== locale) return;
  activateMessages(locale, catalogs);
  setLocale(locale, { reload: false });
}

const catalogPromises = new Map<CatalogName, Promise<void>>();

async function addAndLoad(name: CatalogName): Promise<void> {
  requiredCatalogs.add(name);
  try {
    await loadAndActivate(localeStore.locale);
  } catch (error) {
    requiredCatalogs.delete(name);
    catalogPromises.delete(name);
    throw error;
  }
}

/**
 * Adds a catalog that only a part of the application needs; resolves when its messages are loaded. The next call
 * retries a failed catalog.
 */
export function addCatalog(name: CatalogName): Promise<void> {
  const catalogPromise = catalogPromises.get(name) ?? addAndLoad(name);
  catalogPromises.set(name, catalogPromise);
  return catalogPromise;
}
