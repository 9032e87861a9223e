import { safeAdminPath } from '@/lib/admin-path';
import { isRecord } from '@/lib/is-record';
import { parseStored, readStorage, writeStorage } from '@/lib/storage';

const STORAGE_KEY = 'lawfirm_admin_recent';
const MAX_CHOICES = 6;

/** A choice made in the palette; one that calls a function instead of opening an href has only an id. */
interface RecentPaletteChoice {
  id: string;
  label?: string | undefined;
  hint?: string | undefined;
  lang?: string | undefined;
  href?: string | undefined;
}

function isRecentPaletteChoice(value: unknown): value is RecentPaletteChoice {
  if (!isRecord(value)) return false;
  const { id, label, hint, lang, href } = value;
  const hasTexts = [label, hint, lang, href].every(
    (text) => text === undefined || typeof text === 'string',
  );
  // Browser storage may contain anything.
  const isInsideAdmin = typeof href !== 'string' || safeAdminPath(href) !== undefined;
  return typeof id === 'string' && hasTexts && isInsideAdmin;
}

/** Returns the latest choices in this tab, the latest first; ignores invalid entries in the storage. */
export function readRecentPaletteChoices(): RecentPaletteChoice[] {
  const storedChoices = parseStored(readStorage('sessionStorage', STORAGE_KEY));
  return Array.isArray(storedChoices)
    ? storedChoices.filter(isRecentPaletteChoice).slice(0, MAX_CHOICES)
    : [];
}

/** Saves a choice, in this tab and for this session only: it contains names of items. */
export function saveRecentPaletteChoice(choice: RecentPaletteChoice): void {
  const otherChoices = readRecentPaletteChoices().filter(({ id }) => id !== choice.id);
  writeStorage(
    'sessionStorage',
    STORAGE_KEY,
    JSON.stringify([choice, ...otherChoices].slice(0, MAX_CHOICES)),
  );
}

/** Removes all choices: they contain names that the next account may not see. */
export function clearRecentPaletteChoices(): void {
  writeStorage('sessionStorage', STORAGE_KEY, null);
}
