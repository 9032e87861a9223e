import { mailtoUrl } from '@/lib/email-address';

/** Maximum length of a URL that mail programs and browsers support, with some reserve. */
const MAX_URL_LENGTH = 1_900;

/** Maximum length of a name or number in the link, in characters. */
const MAX_LINE_LENGTH = 40;

interface Mail {
  to: string;
  subject: string;
  /** Lines above and below the message, without empty ones. */
  firstLine: string;
  message: string;
  lastLines: readonly string[];
}

function characters(text: string): string[] {
  // Unpaired surrogates, which some programs put on the clipboard, cannot be encoded.
  return Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function line(text: string): string {
  return characters(text).slice(0, MAX_LINE_LENGTH).join('');
}

function body(parts: string[]): string {
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
  const message = characters(mail.message);
  const footer = mail.lastLines.filter(Boolean).map(line).join('\n');
  const start = `${address}?subject=${encodeURIComponent(line(mail.subject))}&body=`;
  const urlWith = (text: string) => start + body([line(mail.firstLine), text, footer]);
  const wholeUrl = urlWith(message.join(''));
  if (wholeUrl.length <= MAX_URL_LENGTH) return { href: wholeUrl, isComplete: true };
  let fittingLength = 0;
  let tooMany = message.length;
  while (tooMany - fittingLength > 1) {
    const half = Math.floor((fittingLength + tooMany) / 2);
    if (urlWith(`${message.slice(0, half).join('')}…`).length <= MAX_URL_LENGTH)
      fittingLength = half;
    else tooMany = half;
  }
  return { href: urlWith(`${message.slice(0, fittingLength).join('')}…`), isComplete: false };
}
