import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { languageName, languageNameIn, toWrittenLanguageName } from './language-names';
import { localeEvents, localeStore, setLocale } from './locale-store';
import { directionOf, languageTag } from './locales';

it.each([
  ['he_IL', 'rtl'],
  ['ar', 'rtl'],
  ['fa_IR', 'rtl'],
  ['ku', 'rtl'],
  ['en_US', 'ltr'],
  ['zh_CN', 'ltr'],
])('directionOf returns for %s the direction %s (§9)', (code, direction) =>
  expect(directionOf(code)).toBe(direction),
);

it.each([
  ['en_US', 'en-US'],
  ['zh_CN', 'zh-CN'],
  ['not a language', 'en-US'],
])('languageTag returns for “%s” the tag %s', (code, tag) => expect(languageTag(code)).toBe(tag));

it.each([
  ['英语', '英文'],
  ['日语', '日文'],
  ['简体中文', '简体中文'],
  ['English', 'English'],
  ['日本語', '日本語'],
])('toWrittenLanguageName returns for %s the written language %s', (name, written) =>
  expect(toWrittenLanguageName(name)).toBe(written),
);

it('languageName returns the long name of a language in that language, and the code as the short name of one that is no interface language', () => {
  expect(languageName('zh_CN').long).toBe('简体中文');
  expect(languageName('ja_JP').short).toBe('ja_JP');
});

it('languageName and languageNameIn return an invalid code unchanged, and the name of a valid one', () => {
  expect(languageName('中文').long).toBe('中文');
  expect(languageNameIn('中文', 'en-US')).toBe('中文');
  expect(languageName('ja_JP').long).toMatch(/^日本語/);
  expect(languageNameIn('ja_JP', 'en-US')).toBe('Japanese');
});

describe('setLocale without a reload (D45)', () => {
  beforeEach(() => {
    localeStore.locale = 'en_US';
    localStorage.clear();
    history.replaceState(null, '', '/news?lang=en_US&page=2');
  });

  it('saves the choice, emits languagechange, and removes the language from the URL', () => {
    const listener = jest.fn();
    localeEvents.addEventListener('languagechange', listener, { once: true });
    setLocale('zh_CN', { reload: false });
    expect(localStorage.getItem('umi_locale')).toBe('zh_CN');
    expect(document.cookie).toBe('umi_locale=zh_CN');
    expect(localeStore.locale).toBe('zh_CN');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(location.search).toBe('?page=2');
  });

  it('changes the language when storage is blocked', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The browser blocks storage');
    });
    setLocale('zh_CN', { reload: false });
    expect(localeStore.locale).toBe('zh_CN');
    setItem.mockRestore();
  });

  it('does nothing for the current language', () => {
    const listener = jest.fn();
    localeEvents.addEventListener('languagechange', listener);
    setLocale('en_US', { reload: false });
    expect(listener).not.toHaveBeenCalled();
    expect(localStorage.getItem('umi_locale')).toBeNull();
    expect(location.search).toBe('?lang=en_US&page=2');
    localeEvents.removeEventListener('languagechange', listener);
  });
});

describe('opening a page (D45, D51)', () => {
  const { dataset } = document.documentElement;
  /** Opens a page, which the server prerendered in `servedLocale`, and returns the interface language. */
  async function openPage(servedLocale: string | undefined, address = '/home'): Promise<string> {
    if (servedLocale) dataset.prerendered = servedLocale;
    history.replaceState(null, '', address);
    let openedLocale = '';
    await jest.isolateModulesAsync(async () => {
      const { localeStore: store, initializeLocale } = await import('./locale-store');
      initializeLocale();
      openedLocale = store.locale;
    });
    return openedLocale;
  }

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    delete dataset.prerendered;
  });

  it("uses and saves the server's choice for a visitor without a saved choice", async () => {
    expect(await openPage('zh_CN')).toBe('zh_CN');
    delete dataset.prerendered;
    expect(await openPage(undefined)).toBe('zh_CN');
  });

  it('prefers the language of a link, and a saved choice, to the choice of the server', async () => {
    localStorage.setItem('umi_locale', 'en_US');
    expect(await openPage('zh_CN')).toBe('en_US');
    expect(await openPage('en_US', '/home?lang=zh_CN')).toBe('zh_CN');
  });

  it('keeps a saved choice when a link selects another language, which then applies to its tab until the visitor chooses', async () => {
    localStorage.setItem('umi_locale', 'en_US');
    expect(await openPage('zh_CN', '/home?lang=zh_CN')).toBe('zh_CN');
    expect(await openPage('en_US', '/news')).toBe('zh_CN');
    expect(localStorage.getItem('umi_locale')).toBe('en_US');
    localeStore.locale = 'zh_CN';
    setLocale('en_US', { reload: false });
    expect(await openPage('en_US', '/news')).toBe('en_US');
    expect(sessionStorage.getItem('umi_locale')).toBeNull();
  });

  it('saves the language of a link when `initializeLocale` is called, not when the module is loaded', async () => {
    history.replaceState(null, '', '/home?lang=zh_CN');
    await jest.isolateModulesAsync(async () => {
      const { localeStore: store, initializeLocale } = await import('./locale-store');
      expect(store.locale).toBe('zh_CN');
      expect(localStorage.getItem('umi_locale')).toBeNull();
      initializeLocale();
      expect(localStorage.getItem('umi_locale')).toBe('zh_CN');
    });
  });

  it('uses the default language, without saving it, when no link, saved choice or server selects another', async () => {
    expect(await openPage('en_US')).toBe('en_US');
    expect(await openPage(undefined)).toBe('en_US');
    expect(localStorage.getItem('umi_locale')).toBeNull();
  });
});
