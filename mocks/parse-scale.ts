import type { Scale } from './backend-options';

/** Parses a scale of the command line or the control API. Throws for any other text. */
export function parseScale(text: string): Scale {
  if (text === 'seed' || text === 'none' || text === 'one') return text;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`Unknown scale: ${text}. Choose seed, none, one or a number of items`);
  return count;
}
