import type { Scale } from './backend-options';

/** The scale that a flag or a URL parameter names. Throws for any other text. */
export function parseScale(text: string): Scale {
  if (text === 'seed' || text === 'none' || text === 'one') return text;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`No scale: ${text}`);
  return count;
}
