import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';

/** A page or section of the site that the search finds. */
interface SearchPage {
  label: MessageDescriptor;
  /** Other words for its content that visitors search for. */
  searchTerms: MessageDescriptor;
  target: Pick<LinkProps, 'to' | 'params' | 'hash'>;
}

export const SEARCH_PAGES: readonly SearchPage[] = [
  {
    label: msg`Home`,
    searchTerms: msg({ message: 'start, welcome', context: 'words that find a page' }),
    target: { to: '/home' },
  },
  {
    label: msg`About us`,
    searchTerms: msg({
      message: 'firm, company, history, strengths, values',
      context: 'words that find a page',
    }),
    target: { to: '/about' },
  },
  {
    label: msg`Expertise`,
    searchTerms: msg({
      message: 'practice areas, professional fields, services, industries',
      context: 'words that find a page',
    }),
    target: { to: '/expertise' },
  },
  {
    label: msg`People`,
    searchTerms: msg({
      message: 'lawyers, attorneys, partners, counsel, team',
      context: 'words that find a page',
    }),
    target: { to: '/people' },
  },
  {
    label: msg`News`,
    searchTerms: msg({
      message: 'articles, insights, publications, press, media',
      context: 'words that find a page',
    }),
    target: { to: '/news' },
  },
  {
    label: msg`Deals`,
    searchTerms: msg({
      message: 'cases, transactions, disputes, matters',
      context: 'words that find a page',
    }),
    target: { to: '/case' },
  },
  {
    label: msg`Honors`,
    searchTerms: msg({ message: 'awards, rankings, honors', context: 'words that find a page' }),
    target: { to: '/about', hash: 'honors' },
  },
  {
    label: msg`Offices`,
    searchTerms: msg({
      message: 'address, location, phone, telephone, map',
      context: 'words that find a page',
    }),
    target: { to: '/about', hash: 'offices' },
  },
  {
    label: msg`Press`,
    searchTerms: msg({
      message: 'media, journalists, interviews, press contact, logo',
      context: 'words that find a page',
    }),
    target: { to: '/about', hash: 'press' },
  },
  {
    label: msg`Write to us`,
    searchTerms: msg({
      message: 'contact, email, message, consultation, enquiry, inquiry',
      context: 'words that find a page',
    }),
    target: { to: '/about', hash: 'contact' },
  },
  {
    label: msg`Privacy`,
    searchTerms: msg({
      message: 'privacy policy, personal data, cookies',
      context: 'words that find a page',
    }),
    target: { to: '/docs/$name', params: { name: 'privacy' } },
  },
  {
    label: msg`Terms`,
    searchTerms: msg({
      message: 'terms of use, conditions, disclaimer, copyright',
      context: 'words that find a page',
    }),
    target: { to: '/docs/$name', params: { name: 'terms' } },
  },
];
