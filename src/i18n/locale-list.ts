// Import nothing here: Lingui's configuration loads this file without a bundler.

/** Lists the interface languages (§1, §9). `npm run i18n -- --add fr_FR` adds one here and in other files. */
export const LOCALES = ['en_US', 'zh_CN'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en_US';
