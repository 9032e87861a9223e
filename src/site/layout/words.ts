import type { Messages } from '@lingui/core';
import { addCatalogue } from '../../i18n/catalogues';
import type { Locale } from '../../i18n/locales';

type Catalogue = Record<Locale, () => Promise<{ messages: Messages }>>;

const HOME: Catalogue = {
  en_US: () => import('../../../locales/en_US/home.po'),
  zh_CN: () => import('../../../locales/zh_CN/home.po'),
};

const FIRM: Catalogue = {
  en_US: () => import('../../../locales/en_US/firm.po'),
  zh_CN: () => import('../../../locales/zh_CN/firm.po'),
};

const CONTACT: Catalogue = {
  en_US: () => import('../../../locales/en_US/contact.po'),
  zh_CN: () => import('../../../locales/zh_CN/contact.po'),
};

const PROFILES: Catalogue = {
  en_US: () => import('../../../locales/en_US/profiles.po'),
  zh_CN: () => import('../../../locales/zh_CN/profiles.po'),
};

const PEOPLE: Catalogue = {
  en_US: () => import('../../../locales/en_US/people.po'),
  zh_CN: () => import('../../../locales/zh_CN/people.po'),
};

const DOCUMENTS: Catalogue = {
  en_US: () => import('../../../locales/en_US/documents.po'),
  zh_CN: () => import('../../../locales/zh_CN/documents.po'),
};

const loadHome = (locale: Locale) => HOME[locale]();
const loadFirm = (locale: Locale) => FIRM[locale]();
const loadContact = (locale: Locale) => CONTACT[locale]();
const loadProfiles = (locale: Locale) => PROFILES[locale]();
const loadPeople = (locale: Locale) => PEOPLE[locale]();
const loadDocuments = (locale: Locale) => DOCUMENTS[locale]();

/** Waits for the words of the home page. */
export function homeWords(): Promise<void> {
  return addCatalogue(loadHome);
}

/** Waits for the words of the screen about the firm. */
export function firmWords(): Promise<void> {
  return addCatalogue(loadFirm);
}

/** Waits for the words of the contact form. */
export function contactWords(): Promise<void> {
  return addCatalogue(loadContact);
}

/** Waits for the words of the screens of one lawyer and of the professional fields. */
export function profileWords(): Promise<void> {
  return addCatalogue(loadProfiles);
}

/** Waits for the words of the list of lawyers. */
export function peopleWords(): Promise<void> {
  return addCatalogue(loadPeople);
}

/** Waits for the texts of `/docs/{name}` (D42). */
export function documentWords(): Promise<void> {
  return addCatalogue(loadDocuments);
}
