import { sitePath } from '@/lib/site-path';
import { fixedPaths } from '@/lib/site-paths';
import { matchPath } from '@/lib/path-pattern';
import { SECTIONS, type SectionName } from '@/admin/sections';
import type { Problem } from './issue';

/** The ids that there are of what visitors can open, as far as they are known; what could not be read is left out. */
export type KnownIds = ReadonlyMap<SectionName, ReadonlySet<string>>;

/** The public paths that show no item. */
const FIXED = new Set(['/', ...fixedPaths()]);

/** Paths that the server answers by itself: uploads, pictures, and whatever is called like a file. */
const FILE = /^\/(files|assets|api)\/|\.\w{2,5}$/;

/** Whether a path of this site leads somewhere; undefined where that cannot be told. */
function leadsSomewhere(path: string, known: KnownIds): boolean | undefined {
  const { pathname } = new URL(path, location.origin);
  const clean = pathname.replace(/(.)\/$/, '$1');
  if (FIXED.has(clean) || FILE.test(clean)) return true;
  for (const { name, detail } of SECTIONS) {
    const id = detail && matchPath(detail, clean);
    if (id !== undefined) return known.get(name)?.has(id);
  }
  return false;
}

/** An address by what can be said of it here: a fault, another site's, which nobody opened, nothing, or that it is fine. */
export type LinkVerdict = Problem | 'external' | 'unknown' | 'fine';

/**
 * Judges an address from data. Those of other sites are told from unusable ones, but not opened: the
 * policy lets this page speak to its own server alone (design 7).
 */
export function checkLink(url: string, known: KnownIds): LinkVerdict {
  const text = url.trim();
  if (text === '' || !URL.canParse(text, location.origin)) return { type: 'unusable', url: text };
  const { protocol, origin, hostname, href } = new URL(text, location.origin);
  if (protocol === 'mailto:') return text.includes('@') ? 'fine' : { type: 'unusable', url: text };
  if (protocol === 'tel:') return /\d/.test(text) ? 'fine' : { type: 'unusable', url: text };
  if (protocol !== 'http:' && protocol !== 'https:') return { type: 'unusable', url: text };
  if (hostname === '') return { type: 'unusable', url: text };
  if (origin === location.origin) {
    const path = sitePath(href.slice(origin.length)) ?? '/';
    const leads = leadsSomewhere(path, known);
    if (leads === undefined) return 'unknown';
    return leads ? 'fine' : { type: 'dead', url: text };
  }
  return protocol === 'http:' ? { type: 'insecure', url: text } : 'external';
}

/** Judges the address of a picture: where it lies is not opened, so only what can be seen of it counts. */
export function checkPicture(url: string): LinkVerdict {
  const text = url.trim();
  const parsed = URL.canParse(text, location.origin) ? new URL(text, location.origin) : undefined;
  if (text === '' || !parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    return { type: 'unusable', url: text };
  }
  if (parsed.origin === location.origin) return 'fine';
  return parsed.protocol === 'http:' ? { type: 'insecure', url: text } : 'external';
}
