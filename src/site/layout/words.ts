import type { Messages } from '@lingui/core';
import { addCatalogue } from '../../i18n/catalogues';
import type { Locale } from '../../i18n/locales';

type Catalogue = Record<Locale, () => Promise<{ messages: Messages }>>;

const FIRM: Catalogue = {
  en_US: () => import('../../../locales/en_US/firm.po'),
  zh_CN: () => import('../../../locales/zh_CN/firm.po'),
};

const PEOPLE: Catalogue = {
  en_US: () => import('../../../locales/en_US/people.po'),
  zh_CN: () => import('../../../locales/zh_CN/people.po'),
};

const DOCUMENTS: Catalogue = {
  en_US: () => import('../../../locales/en_US/documents.po'),
  zh_CN: () => import('../../../locales/zh_CN/documents.po'),
};

const loadFirm = (locale: Locale) => FIRM[locale]();
const loadPeople = (locale: Locale) => PEOPLE[locale]();
const loadDocuments = (locale: Locale) => DOCUMENTS[locale]();

/** Waits for the words of the screen about the firm and of its contact form. */
export function firmWords(): Promise<void> {
  return addCatalogue(loadFirm);
}

/** Waits for the words of the screens of lawyers and professional fields. */
export function peopleWords(): Promise<void> {
  return addCatalogue(loadPeople);
}

/** Waits for the texts of `/docs/{name}` (D42). */
export function documentWords(): Promise<void> {
  return addCatalogue(loadDocuments);
}
