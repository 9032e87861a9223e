import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { callHeaders } from '@/api/client-headers';
import { localeStore, initializeLocale } from '@/i18n/locale-store';
import { defaultLocale, availableLocales } from '@/i18n/locales';
import { applySettings, loadSettings, settings } from '@/lib/settings';

afterEach(() => {
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
  jest.restoreAllMocks();
  localStorage.clear();
  localeStore.locale = 'en_US';
});

const respondWith = (body: BodyInit, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

describe('loadSettings', () => {
  it('sets the firm id that calls carry', async () => {
    respondWith('{"firmId":"7"}');
    await loadSettings();
    expect(callHeaders(null)['X-LawFirm-ID']).toBe('7');
  });

  it("keeps the build's defaults when settings.json does not exist", async () => {
    respondWith('not found', 404);
    await loadSettings();
    expect(settings).toEqual({});
    expect(callHeaders(null)['X-LawFirm-ID']).toBe('100');
  });

  it('reports invalid JSON and invalid settings, and applies the others', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    respondWith('{"firmId":');
    await loadSettings();
    expect(consoleError).toHaveBeenCalledTimes(1);
    respondWith('{"firmId":"7","firm":"x","fileOrigin":"javascript:alert(1)"}');
    await loadSettings();
    expect(consoleError).toHaveBeenLastCalledWith('settings.json:', ['firm', 'fileOrigin']);
    expect(settings).toEqual({ firmId: '7' });
  });
});

describe('applySettings', () => {
  it.each([
    [{ fileOrigin: 'https://files.example/' }],
    [{ languages: [] }],
    [{ languages: 'en_US' }],
    // The content security policy would block it (docs/architecture.md#7-security).
    [{ errorEndpoint: 'https://elsewhere.example/errors' }],
    [{ errorEndpoint: '//elsewhere.example/errors' }],
    [{ firmId: 7 }],
  ])('rejects the invalid setting %j', (setting) => {
    expect(applySettings(setting)).toEqual(Object.keys(setting));
    expect(settings).toEqual({});
  });

  it.each([[null], ['text'], [[]]])('ignores %j, which is not a JSON object', (json) => {
    expect(applySettings(json)).toEqual([]);
    expect(settings).toEqual({});
  });
});

describe('applySettings: interface languages', () => {
  it('makes all languages available when the settings name no existing language', () => {
    expect(availableLocales()).toEqual(['en_US', 'zh_CN']);
    applySettings({ languages: ['fr_FR'], defaultLanguage: 'fr_FR' });
    expect(availableLocales()).toEqual(['en_US', 'zh_CN']);
    expect(defaultLocale()).toBe('en_US');
  });

  it('sets the default language for a visitor without a choice', () => {
    applySettings({ defaultLanguage: 'zh_CN' });
    initializeLocale();
    expect(localeStore.locale).toBe('zh_CN');
    localStorage.setItem('umi_locale', 'en_US');
    initializeLocale();
    expect(localeStore.locale).toBe('en_US');
  });

  it('ignores an earlier choice that is no longer available', () => {
    localStorage.setItem('umi_locale', 'en_US');
    applySettings({ languages: ['zh_CN'] });
    expect(defaultLocale()).toBe('zh_CN');
    initializeLocale();
    expect(localeStore.locale).toBe('zh_CN');
  });
});
