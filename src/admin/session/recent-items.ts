import { safeAdminPath } from '@/lib/admin-path';
import { readStored, writeStored } from '@/lib/storage';

const KEY = 'lawfirm_admin_recent';

/** How many are kept. */
const MOST = 6;

/** Something that was chosen in the palette. Items bring their words with them; the rest is looked up by id. */
export interface RecentItem {
  id: string;
  label?: string | undefined;
  hint?: string | undefined;
  lang?: string | undefined;
  href?: string | undefined;
}

function isKept(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, hint, lang, href } = value as Record<string, unknown>;
  const texts = [label, hint, lang, href].every(
    (one) => one === undefined || typeof one === 'string',
  );
  // Only screens of the back office: what lies in a browser's storage may be anything.
  const inside = typeof href !== 'string' || safeAdminPath(href) !== undefined;
  return typeof id === 'string' && texts && inside;
}

/** What was chosen last in this tab, the latest first; nothing where storage holds junk. */
export function readRecent(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(readStored('sessionStorage', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes a choice. Kept for this tab only, and no longer than the session: names of items are in it. */
export function saveRecentItem(kept: RecentItem): void {
  const others = readRecent().filter(({ id }) => id !== kept.id);
  writeStored('sessionStorage', KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** Forgets all choices, at the end of a session. */
export function clearRecentItems(): void {
  writeStored('sessionStorage', KEY, null);
}
