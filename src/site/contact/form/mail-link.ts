import { mailtoUrl } from '@/lib/email-address';

/** Maximum length of a URL that mail programs and browsers support, with some reserve. */
const MAX_URL_LENGTH = 1_900;

/** Maximum length of the subject and of each line above and below the message, encoded: 40 Chinese characters. */
const MAX_LINE_LENGTH = 360;

interface Mail {
  to: string;
  subject: string;
  /** Line above the message; omitted if empty. */
  firstLine: string;
  message: string;
  /** Lines below the message; empty ones are omitted. */
  lastLines: readonly string[];
}

function charactersOf(text: string): string[] {
  // Unpaired surrogates, which some programs put on the clipboard, cannot be encoded.
  return Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function truncateLine(text: string): string {
  let line = '';
  for (const character of charactersOf(text)) {
    if (encodeURIComponent(line + character).length > MAX_LINE_LENGTH) break;
    line += character;
  }
  return line;
}

function encodeBody(parts: string[]): string {
  return encodeURIComponent(
    parts
      .filter(Boolean)
      .join('\n\n')
      .replace(/\r\n?|\n/g, '\r\n'),
  );
}

/**
 * Returns a `mailto:` link with the typed message as the fallback after a failed request (D2). `isComplete` is
 * false if the message was truncated. Returns undefined if `to` is not a plain address.
 */
export function mailLink(mail: Mail): { href: string; isComplete: boolean } | undefined {
  const address = mailtoUrl(mail.to);
  if (!address) return undefined;
  const message = charactersOf(mail.message);
  const footer = mail.lastLines.filter(Boolean).map(truncateLine).join('\n');
  const urlStart = `${address}?subject=${encodeURIComponent(truncateLine(mail.subject))}&body=`;
  const urlWith = (text: string) =>
    urlStart + encodeBody([truncateLine(mail.firstLine), text, footer]);
  const wholeUrl = urlWith(message.join(''));
  if (wholeUrl.length <= MAX_URL_LENGTH) return { href: wholeUrl, isComplete: true };
  let fittingLength = 0;
  let excessiveLength = message.length;
  while (excessiveLength - fittingLength > 1) {
    const middleLength = Math.floor((fittingLength + excessiveLength) / 2);
    if (urlWith(`${message.slice(0, middleLength).join('')}…`).length <= MAX_URL_LENGTH)
      fittingLength = middleLength;
    else excessiveLength = middleLength;
  }
  return { href: urlWith(`${message.slice(0, fittingLength).join('')}…`), isComplete: false };
}
