import type { Handlers } from '../call';
import { localeOf } from '../messages';

/** Returns the content languages, named in Chinese for requests in Chinese, and in English for all others (§7). */
export const languageHandlers = {
  listLanguages({ language, languages }) {
    const names = new Intl.DisplayNames(localeOf(language).replace('_', '-'), { type: 'language' });
    return {
      result: languages.map((langCode) => {
        // Omits the region of the code, which is not part of the language name.
        const displayTag = langCode === 'zh_CN' ? 'zh-Hans' : langCode.split('_', 1).join();
        return { langCode, langName: names.of(displayTag) ?? langCode };
      }),
    };
  },
} satisfies Partial<Handlers>;
