import type { Messages } from '@lingui/core';
import type { Locale } from '../../i18n/locales';

const WORDS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../../locales/en_US/admin.po'),
  zh_CN: () => import('../../../locales/zh_CN/admin.po'),
};

/** Loads the words of the back office, which visitors never do. */
export function adminCatalogue(locale: Locale): Promise<{ messages: Messages }> {
  return WORDS[locale]();
}
