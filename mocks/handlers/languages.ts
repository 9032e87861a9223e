import type { Handlers } from '../call';

/** Returns the content languages, named in Chinese for requests in Chinese, and in English for all others (§7). */
export const languageHandlers = {
  listLanguages({ locale, languages }) {
    const names = new Intl.DisplayNames(locale.replace('_', '-'), { type: 'language' });
    return {
      result: languages.map((langCode) => {
        // Omits the region of the code, which is not part of the language name.
        const displayTag = langCode === 'zh_CN' ? 'zh-Hans' : langCode.split('_', 1).join();
        return { langCode, langName: names.of(displayTag) ?? langCode };
      }),
    };
  },
} satisfies Partial<Handlers>;
