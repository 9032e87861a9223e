import { readStored, writeStored } from '@/lib/storage';
import { defaultLocale, isAvailableLocale, availableLocales, type Locale } from './locales';

/** Where the visitor's choice is kept (D45). */
const LOCALE_KEY = 'umi_locale';

/** Query parameter with which a shared link selects a language (D45). */
const LANGUAGE_PARAMETER = 'lang';

const YEAR = 365 * 24 * 60 * 60;

/** Keeps the choice, also in a cookie, so that a server of static pages can choose by it (D51). Gives false where storage is blocked. */
function keep(locale: Locale): boolean {
  // eslint-disable-next-line lingui/no-unlocalized-strings -- attributes of a cookie
  document.cookie = `${LOCALE_KEY}=${locale}; path=/; max-age=${YEAR}; samesite=lax`;
  return writeStored('localStorage', LOCALE_KEY, locale);
}

/**
 * Returns the language that the server has chosen for a visitor who has chosen none, by what the browser asks for, if it is
 * not the default. A page that exists in some languages only may be in another (D55): the browser is asked itself.
 */
function servedLocale(): Locale | undefined {
  // A prerendering server has no document.
  if (typeof document === 'undefined') return undefined;
  const { prerendered, alone } = document.documentElement.dataset;
  const ofBrowser = () =>
    navigator.languages
      .map((tag) => availableLocales().find((locale) => locale.startsWith(tag.slice(0, 2))))
      .find(isAvailableLocale);
  const served = alone === undefined ? prerendered : ofBrowser();
  return isAvailableLocale(served) && served !== defaultLocale() ? served : undefined;
}

function chosenLocale(): Locale | undefined {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
  return [asked, readStored('localStorage', LOCALE_KEY), servedLocale()].find(isAvailableLocale);
}

/**
 * The interface language in force. Read it with `useLocale` in components. No valtio store, which
 * would bring every visitor 2 KB for this one value (docs/decisions/0003).
 */
export const localeStore = { locale: chosenLocale() ?? defaultLocale() };

/** Chooses the language again, once the page is shown and it is known what the firm offers (`settings.json`), and keeps it. */
export function openLanguage(): void {
  const chosen = chosenLocale();
  if (chosen) keep(chosen);
  localeStore.locale = chosen ?? defaultLocale();
}

/** Emits `languagechange` after the language has changed without a reload (§4). */
export const localeEvents = new EventTarget();

/**
 * Changes the interface language and keeps the choice (§4, D45). Reloads the page unless
 * `reload` is false; then emits `languagechange` instead. Choosing the language in force does nothing.
 */
export function setLocale(locale: Locale, { reload = true }: { reload?: boolean } = {}): void {
  if (locale === localeStore.locale) return;
  const kept = keep(locale);
  const url = new URL(location.href);
  if (url.searchParams.has(LANGUAGE_PARAMETER) || (reload && !kept)) {
    // The link's language must not win over the choice; where nothing can be stored, it carries it.
    if (reload && !kept) url.searchParams.set(LANGUAGE_PARAMETER, locale);
    else url.searchParams.delete(LANGUAGE_PARAMETER);
    history.replaceState(history.state, '', url);
  }
  if (reload) {
    location.reload();
    return;
  }
  localeStore.locale = locale;
  localeEvents.dispatchEvent(new Event('languagechange'));
}
