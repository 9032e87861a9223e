/* eslint-disable lingui/no-unlocalized-strings -- the words of the format (RFC 2426), which nobody reads */
import { nameParts } from './name-parts';

/** What a vCard says of a person; what is not known is left out. */
export interface VCardPerson {
  name: string;
  /** The name in another language. */
  otherName?: string | undefined;
  firm?: string | undefined;
  jobs?: readonly string[] | undefined;
  phoneNumber?: string | undefined;
  email?: string | undefined;
  /** Postal address, as one text. */
  address?: string | undefined;
  /** Address of the person's page. */
  url?: string | undefined;
}

/** Longest line in octets, without its end (RFC 2426, 2.6). */
const LINE = 75;

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds a line at 75 octets; a character of several octets stays whole. */
export function fold(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** A text as a value: line ends, commas, semicolons and backslashes escaped, other controls dropped. */
function escaped(text: string): string {
  return text
    .trim()
    .replace(/[\\,;]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/**
 * A person as a vCard 3.0, the version that every address book reads (RFC 2426). Where nothing tells which
 * part of the name is the family name, all of it stands as the given name, which every address book shows.
 */
export function vCard(person: VCardPerson): string {
  const { name, otherName, firm, jobs, phoneNumber, email, address, url } = person;
  const line = (property: string, value: string | undefined, frame = (text: string) => text) => {
    const text = escaped(value ?? '');
    return text ? [`${property}:${frame(text)}`] : [];
  };
  const { family, given } = nameParts(name, otherName) ?? { family: '', given: name };
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...line('N', given, (text) => `${escaped(family)};${text};;;`),
    ...line('FN', name),
    ...line('NICKNAME', otherName),
    ...line('ORG', firm),
    ...line('TITLE', jobs?.filter(Boolean).join(', ')),
    ...line('TEL;TYPE=WORK,VOICE', phoneNumber),
    ...line('EMAIL;TYPE=INTERNET,WORK', email),
    ...line('ADR;TYPE=WORK', address, (text) => `;;${text};;;;`),
    ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
