import { languageTag, type Locale } from '../../src/i18n/locales';
import { mailtoUrl } from '../../src/lib/email-address';
import { phoneUrl } from '../../src/lib/phone-number';
import type { Firm } from '../../src/ui/cached-firm';
import { elementOf, escapeMarkup } from './markup';

/** Name and contact details of the firm in each language in which they are known. */
export type Firms = ReadonlyMap<Locale, Firm>;

/** Returns `firm.json`, which the status page and the error screen read if the browser has cached no firm. */
export function firmJson(firms: Firms): string {
  return `${JSON.stringify(Object.fromEntries(firms), null, 2)}\n`;
}

/** Returns the text as a link to the URL, if it has one. */
const linkTo = (url: string | undefined, text: string) =>
  url
    ? elementOf('a', { href: url, style: 'color: inherit' }, escapeMarkup(text))
    : escapeMarkup(text);

const phoneLink = (tel: string) => linkTo(phoneUrl(tel), tel);

const emailLink = (email: string) => linkTo(mailtoUrl(email), email);

const wrapInParagraph = (html: readonly string[]) =>
  html.length > 0 ? `<p>${html.join(' · ')}</p>` : '';

/** Returns the names, each once, in their languages. */
function namesOf(firms: Firms): string[] {
  const names = new Map<string, Locale>();
  for (const [locale, { name }] of firms) if (!names.has(name)) names.set(name, locale);
  names.delete('');
  return [...names].map(([name, locale]) =>
    elementOf('span', { lang: languageTag(locale) }, escapeMarkup(name)),
  );
}

const distinctTexts = (values: readonly string[]) =>
  [...new Set(values.map((value) => value.trim()))].filter(Boolean);

/**
 * Returns a page of `deploy/site` with name and contact details of the firm at its marks. The web server sends it itself,
 * possibly while the backend is down, so nothing in it depends on a request.
 */
export function withFirm(template: string, firms: Firms): string {
  const firmList = [...firms.values()];
  const contact = [
    ...distinctTexts(firmList.map(({ tel }) => tel)).map(phoneLink),
    ...distinctTexts(firmList.map(({ email }) => email)).map(emailLink),
  ];
  return template
    .replace('<!-- firm-name -->', () => wrapInParagraph(namesOf(firms)))
    .replace('<!-- firm-contact -->', () => wrapInParagraph(contact));
}
