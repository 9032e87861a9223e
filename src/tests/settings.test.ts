import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { callHeaders } from '@/api/client-headers';
import { localeStore, openLanguage } from '@/i18n/locale-store';
import { defaultLocale, availableLocales } from '@/i18n/locales';
import { adoptSettings, loadSettings, settings } from '@/lib/settings';

afterEach(() => {
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
  jest.restoreAllMocks();
  localStorage.clear();
  localeStore.locale = 'en_US';
});

const answer = (body: BodyInit, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

describe('settings.json', () => {
  it('sets what calls carry', async () => {
    answer('{"firmId":"7"}');
    await loadSettings();
    expect(callHeaders(null)['X-LawFirm-ID']).toBe('7');
  });

  it('leaves all as the build was told where there is none', async () => {
    answer('not found', 404);
    await loadSettings();
    expect(settings).toEqual({});
    expect(callHeaders(null)['X-LawFirm-ID']).toBe('100');
  });

  it('says what cannot be read, and goes on', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('{"firmId":');
    await loadSettings();
    expect(said).toHaveBeenCalledTimes(1);
    answer('{"firmId":"7","firm":"x","siteOrigin":"javascript:alert(1)"}');
    await loadSettings();
    expect(said).toHaveBeenLastCalledWith('settings.json:', ['firm', 'siteOrigin']);
    expect(settings).toEqual({ firmId: '7' });
  });

  it.each([
    [{ siteOrigin: 'https://files.example/' }],
    [{ languages: [] }],
    [{ languages: 'en_US' }],
    // The policy of design 7 would not let it through.
    [{ errorEndpoint: 'https://elsewhere.example/errors' }],
    [{ errorEndpoint: '//elsewhere.example/errors' }],
    [{ firmId: 7 }],
  ])('does not take %j', (read) => {
    expect(adoptSettings(read)).toEqual(Object.keys(read));
    expect(settings).toEqual({});
  });

  it.each([[null], ['text'], [[]]])('takes nothing of %j', (read) => {
    expect(adoptSettings(read)).toEqual([]);
    expect(settings).toEqual({});
  });
});

describe('languages', () => {
  it('are all where none is named, or none that there is', () => {
    expect(availableLocales()).toEqual(['en_US', 'zh_CN']);
    adoptSettings({ languages: ['fr_FR'], defaultLanguage: 'fr_FR' });
    expect(availableLocales()).toEqual(['en_US', 'zh_CN']);
    expect(defaultLocale()).toBe('en_US');
  });

  it('begin with the one that is set, for who has chosen none', () => {
    adoptSettings({ defaultLanguage: 'zh_CN' });
    openLanguage();
    expect(localeStore.locale).toBe('zh_CN');
    localStorage.setItem('umi_locale', 'en_US');
    openLanguage();
    expect(localeStore.locale).toBe('en_US');
  });

  it('that are not offered are no choice, be it an earlier one', () => {
    localStorage.setItem('umi_locale', 'en_US');
    adoptSettings({ languages: ['zh_CN'] });
    expect(defaultLocale()).toBe('zh_CN');
    openLanguage();
    expect(localeStore.locale).toBe('zh_CN');
  });
});
