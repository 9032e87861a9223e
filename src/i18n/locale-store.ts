import { readStorage, writeStorage } from '@/lib/storage';
import { defaultLocale, isAvailableLocale, availableLocales, type Locale } from './locales';

/** The key of the visitor's choice in local storage, and of a link's language in session storage (D45). */
const LOCALE_KEY = 'umi_locale';

/** The query parameter with which a link selects a language (D45). */
const LANGUAGE_PARAMETER = 'lang';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Saves the choice, also in a cookie for a server of prerendered pages (D51), and removes the language of the tab.
 * Returns false when storage is blocked.
 */
function saveChoice(locale: Locale): boolean {
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- attributes of a cookie
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  writeStorage('sessionStorage', LOCALE_KEY, null);
  return writeStorage('localStorage', LOCALE_KEY, locale);
}

/** Returns the available language that comes first in the browser's preferences, whatever its region. */
function findBrowserLocale(): Locale | undefined {
  return navigator.languages
    .map((tag) => availableLocales().find((locale) => locale.startsWith(tag.slice(0, 2))))
    .find(isAvailableLocale);
}

/**
 * Returns the language of the prerendered page, which the server chose by the browser's preferences, unless it is the
 * default. A page that does not exist in all languages may be in another one (D55): then the browser's preferences
 * count.
 */
function readServedLocale(): Locale | undefined {
  // A prerendering server has no document.
  if (typeof document === 'undefined') return undefined;
  const { prerendered, missingVersions } = document.documentElement.dataset;
  const initialLocale = missingVersions === undefined ? prerendered : findBrowserLocale();
  return isAvailableLocale(initialLocale) && initialLocale !== defaultLocale()
    ? initialLocale
    : undefined;
}

function readSavedLocale(): Locale | undefined {
  return [readStorage('localStorage', LOCALE_KEY)].find(isAvailableLocale);
}

function findChosenLocale(): Locale | undefined {
  const localeOfLink = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  const localeOfTab = readStorage('sessionStorage', LOCALE_KEY);
  return [localeOfLink, localeOfTab, readSavedLocale(), readServedLocale()].find(isAvailableLocale);
}

/**
 * Holds the current interface language. Components read it with `useLocale`. Not a valtio store, which would cost
 * every visitor 2 KB for one value (docs/decisions/0003).
 */
export const localeStore = { locale: findChosenLocale() ?? defaultLocale() };

/**
 * Sets the language and saves a choice. If another choice is saved, the language of a link applies to its tab only. Must
 * be called once the page is visible, and the settings are loaded, on which the available languages depend.
 */
export function initializeLocale(): void {
  const choice = findChosenLocale();
  const savedChoice = readSavedLocale() ?? choice;
  if (choice && savedChoice === choice) saveChoice(choice);
  else if (choice) writeStorage('sessionStorage', LOCALE_KEY, choice);
  localeStore.locale = choice ?? defaultLocale();
}

/** Saves the current language as a choice if none is saved: the language of a link then applies to its tab only (D45). */
export function saveCurrentLocale(): void {
  if (!readSavedLocale()) saveChoice(localeStore.locale);
}

/** Emits `languagechange` after a change of the language without a reload (§4). */
export const localeEvents = new EventTarget();

/**
 * Changes the interface language and saves the choice (§4, D45). Reloads the page, or emits `languagechange` if `reload`
 * is false. Does nothing for the current language.
 */
export function setLocale(locale: Locale, { reload = true }: { reload?: boolean } = {}): void {
  if (locale === localeStore.locale) return;
  const isStored = saveChoice(locale);
  const url = new URL(location.href);
  if (url.searchParams.has(LANGUAGE_PARAMETER) || (reload && !isStored)) {
    // Without storage, the URL carries the choice.
    if (reload && !isStored) url.searchParams.set(LANGUAGE_PARAMETER, locale);
    else url.searchParams.delete(LANGUAGE_PARAMETER);
    history.replaceState(history.state, '', url);
  }
  if (reload) {
    location.reload();
    return;
  }
  changeLocale(locale);
}

function changeLocale(locale: Locale): void {
  localeStore.locale = locale;
  localeEvents.dispatchEvent(new Event('languagechange'));
}

/**
 * Changes to the language that the browser prefers if none is chosen, without saving a choice. For the status page,
 * which is not prerendered: no server has chosen its language (D45).
 */
export function switchToBrowserLocale(): void {
  const preferredLocale = findChosenLocale() ? undefined : findBrowserLocale();
  if (preferredLocale && preferredLocale !== localeStore.locale) changeLocale(preferredLocale);
}
