/* oxlint-disable lingui/no-unlocalized-strings -- keywords of the format (RFC 2426), which users do not see */
import { withoutTrunkPrefix } from '@/lib/phone-number';
import { nameParts } from './name-parts';

/** Properties of a vCard; unknown ones are omitted. */
interface VCardPerson {
  name: string;
  /** Name in the other language. */
  otherName?: string | undefined;
  firmName?: string | undefined;
  jobs?: readonly string[] | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
  /** Postal address in one line. */
  address?: string | undefined;
  /** URL of the lawyer's page. */
  url?: string | undefined;
}

/** Maximum length of a line in octets, without its line break (RFC 2426, 2.6). */
const MAX_LINE_OCTETS = 75;

function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line at 75 octets without splitting characters. */
export function foldLine(line: string): string {
  let foldedLine = '';
  let length = 0;
  for (const character of line) {
    const size = countOctets(character);
    if (length + size > MAX_LINE_OCTETS) {
      foldedLine += '\r\n ';
      length = 1;
    }
    foldedLine += character;
    length += size;
  }
  return foldedLine;
}

/** Escapes line breaks, commas, semicolons and backslashes in a value; removes other control characters. */
function escapeText(text: string): string {
  return text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/**
 * Returns a vCard 3.0 (RFC 2426), which more address books support than 4.0. If the family name cannot be determined,
 * uses the whole name as given name, which every address book displays.
 */
export function toVCard(person: VCardPerson): string {
  const { name, otherName, firmName, jobs, phoneNumber, email, address, url } = person;
  const propertyLines = (
    property: string,
    value: string | undefined,
    format = (text: string) => text,
  ) => {
    const text = escapeText(value ?? '');
    return text ? [`${property}:${format(text)}`] : [];
  };
  const { family, given } = nameParts(name, otherName) ?? { family: '', given: name };
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...propertyLines('N', given, (text) => `${escapeText(family)};${text};;;`),
    ...propertyLines('FN', name),
    ...propertyLines('NICKNAME', otherName),
    ...propertyLines('ORG', firmName),
    ...propertyLines('TITLE', jobs?.filter(Boolean).join(', ')),
    ...propertyLines('TEL;TYPE=WORK,VOICE', withoutTrunkPrefix(phoneNumber ?? '')),
    ...propertyLines('EMAIL;TYPE=INTERNET,WORK', email),
    ...propertyLines('ADR;TYPE=WORK', address, (text) => `;;${text};;;;`),
    ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
    'END:VCARD',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
