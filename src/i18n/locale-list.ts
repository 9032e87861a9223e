// Imports nothing: Lingui's configuration reads it as it stands.

/** The interface languages (§1, §9): the one list of them. `npm run i18n -- --add fr_FR` adds one. */
export const LOCALES = ['en_US', 'zh_CN'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en_US';
