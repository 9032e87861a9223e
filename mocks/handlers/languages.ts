import type { Handlers } from '../call';
import { localeOf } from '../messages';

/** The languages content may be kept in, named in the language of the request (§7). */
export const languageHandlers = {
  listLanguages({ language, languages }) {
    const names = new Intl.DisplayNames(localeOf(language).replace('_', '-'), { type: 'language' });
    return {
      result: languages.map((langCode) => {
        // Nobody names a language together with the country that its code happens to carry.
        const spoken = langCode === 'zh_CN' ? 'zh-Hans' : langCode.split('_', 1).join();
        return { langCode, langName: names.of(spoken) ?? langCode };
      }),
    };
  },
} satisfies Partial<Handlers>;
