import type { Messages } from '@lingui/core';

const ACCENTS: Record<string, string> = {
  a: 'à',
  e: 'é',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  A: 'À',
  E: 'É',
};

/** A text with accents, and longer by a third, as words of another language are; elements and values in braces stay. */
export function pseudo(text: string): string {
  return text
    .split(/(<[^>]*>|\{.*\}|\\.)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[aeiouAE]/g, (letter) => (ACCENTS[letter] ?? letter).repeat(2)),
    )
    .join('');
}

/** The forms of a plural or the cases of a choice stand in the third place of what is filled in. */
function filledIn(token: unknown): unknown {
  if (typeof token === 'string') return pseudo(token);
  if (!Array.isArray(token)) return token;
  const [name, kind, forms] = token as unknown[];
  if (typeof forms !== 'object' || forms === null) return token;
  const named = Object.entries(forms).map(([form, words]) => [form, wordsOf(words)]);
  return [name, kind, Object.fromEntries(named)];
}

function wordsOf(message: unknown): unknown {
  if (typeof message === 'string') return pseudo(message);
  return Array.isArray(message) ? message.map(filledIn) : message;
}

/** Words of a catalogue in a language that nobody speaks: what stays as it was does not go through the catalogues. */
export function pseudoMessages(words: Messages): Messages {
  return Object.fromEntries(
    Object.entries(words).map(([id, message]) => [id, wordsOf(message)]),
  ) as Messages;
}
