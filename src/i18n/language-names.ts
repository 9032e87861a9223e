import { isLocale, languageTag, type Locale } from './locales';

/** The languages' own names, which their speakers look for. */
const NAMES: Record<Locale, { short: string; long: string }> = {
  en_US: { short: 'EN', long: 'English' },
  zh_CN: { short: '中文', long: '简体中文' },
};

/** Returns the browser's name for a language, in the language of `tag`; the code if it is invalid. */
function displayName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'language' }).of(code.replaceAll('_', '-')) ?? code;
  } catch {
    return code;
  }
}

/** Returns a language's own names; of one that is no interface language, the code and the browser's name. */
export function languageName(code: string): { short: string; long: string } {
  if (isLocale(code)) return NAMES[code];
  return { short: code, long: displayName(code, languageTag(code)) };
}

/** Returns the written language for the name of a spoken one in Chinese: 英文 for 英语; other names unchanged. */
export const toWrittenLanguageName = (name: string): string =>
  /^\p{Script=Han}+语$/u.test(name) ? name.replace(/语$/, '文') : name;

/** Returns the name of a language, without its region, in the language of `tag`. */
export function languageNameIn(code: string, tag: string): string {
  const [language = code] = code.split(/[-_]/);
  return toWrittenLanguageName(displayName(language, tag));
}
