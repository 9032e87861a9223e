import { isLocale, languageTag, type Locale } from './locales';

/** Maps languages to their own names, which their speakers look for. */
const NAMES: Record<Locale, { short: string; long: string }> = {
  en_US: { short: 'EN', long: 'English' },
  zh_CN: { short: '中文', long: '简体中文' },
};

/** Returns the long and short name of a language in that language; for others the browser's name, or the code. */
export function languageName(code: string): { short: string; long: string } {
  if (isLocale(code)) return NAMES[code];
  const tag = languageTag(code);
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code;
  return { short: code, long: name };
}

/**
 * Returns the name of a language in another language, without its region. Chinese names the written language: `en_US`
 * is 英文, not 英语.
 */
export function languageNameIn(code: string, tag: string): string {
  const language = languageTag(code).split('-')[0] ?? code;
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? code;
  return tag.startsWith('zh') ? name.replace(/语$/, '文') : name;
}
