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

/** Returns a text with accents, a third longer, like a translation. Preserves elements and placeholders. */
export function pseudoTranslate(text: string): string {
  return text
    .split(/(<[^>]*>|\{.*\}|\\.)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replace(/[aeiouAE]/g, (vowel) => (ACCENTS[vowel] ?? vowel).repeat(2)),
    )
    .join('');
}

/** Translates a placeholder, whose third element has the forms of a plural or a select. */
function pseudoToken(token: unknown): unknown {
  if (typeof token === 'string') return pseudoTranslate(token);
  if (!Array.isArray(token)) return token;
  const [name, kind, forms] = token as unknown[];
  if (typeof forms !== 'object' || forms === null) return token;
  const pseudoForms = Object.entries(forms).map(([form, messages]) => [form, pseudoText(messages)]);
  return [name, kind, Object.fromEntries(pseudoForms)];
}

function pseudoText(message: unknown): unknown {
  if (typeof message === 'string') return pseudoTranslate(message);
  return Array.isArray(message) ? message.map(pseudoToken) : message;
}

/** Returns a message catalog in the pseudolocale. Text that stays plain English is missing from the catalog. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoText(message)]),
  ) as Messages;
}
