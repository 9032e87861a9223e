import { safeSitePath } from '@/lib/safe-site-path';
import { fixedPaths } from '@/lib/site-paths';
import { matchPath } from '@/lib/path-pattern';
import { SECTIONS, type SectionName } from '@/admin/sections';
import type { Problem } from './issue';

/** The targets, besides fixed paths, that links within the site can have. */
export interface LinkTargets {
  /** The ids of the items with public pages; sections that were not loaded completely are absent. */
  ids: ReadonlyMap<SectionName, ReadonlySet<string>>;
  /** The first folders of the paths of pictures, such as `/uploads/`: their files may lack an extension (D16). */
  uploadFolders: ReadonlySet<string>;
}

const FIXED_PATHS = new Set(['/', ...fixedPaths()]);

/** Paths that the server handles itself: uploads, built files, the API, and paths with a file extension. */
const FILE_PATH_PATTERN = /^\/(files|assets|api)\/|\.\w{2,5}$/;

/** Returns the first folder of a path; undefined for a path without a folder. */
function firstFolderOf(path: string): string | undefined {
  return /^\/[^/]+\//.exec(path)?.[0];
}

/** Returns the first folder of the path of a picture on this site; undefined for other addresses. */
export function uploadFolderOf(pictureUrl: string | null | undefined): string | undefined {
  const url = pictureUrl?.trim();
  if (!url || !URL.canParse(url, location.origin)) return undefined;
  const { origin, pathname } = new URL(url, location.origin);
  return origin === location.origin ? firstFolderOf(pathname) : undefined;
}

/** Returns whether a path of this site exists; undefined if that is unknown. */
function leadsSomewhere(path: string, { ids, uploadFolders }: LinkTargets): boolean | undefined {
  const { pathname } = new URL(path, location.origin);
  const cleanPath = pathname.replace(/(.)\/$/, '$1');
  if (FIXED_PATHS.has(cleanPath) || FILE_PATH_PATTERN.test(cleanPath)) return true;
  for (const { name, detailPath } of SECTIONS) {
    const id = detailPath && matchPath(detailPath, cleanPath);
    if (id !== undefined) return ids.get(name)?.has(id);
  }
  return uploadFolders.has(firstFolderOf(cleanPath) ?? '');
}

/** The result of checking an address; `external` and `unknown` addresses could not be checked. */
export type LinkVerdict = Problem | 'external' | 'unknown' | 'ok';

/**
 * Checks an address without a request. Addresses of other sites are distinguished from unusable ones, but not
 * opened: the content security policy restricts connections to this site's server
 * (docs/architecture.md#7-security).
 */
export function checkLink(url: string, targets: LinkTargets): LinkVerdict {
  const text = url.trim();
  if (text === '' || !URL.canParse(text, location.origin)) return { type: 'unusable', url: text };
  const { protocol, origin, href } = new URL(text, location.origin);
  if (protocol === 'mailto:') return text.includes('@') ? 'ok' : { type: 'unusable', url: text };
  if (protocol === 'tel:') return /\d/.test(text) ? 'ok' : { type: 'unusable', url: text };
  if (protocol !== 'http:' && protocol !== 'https:') return { type: 'unusable', url: text };
  if (origin === location.origin) {
    const path = safeSitePath(href.slice(origin.length)) ?? '/';
    const leadsToPage = leadsSomewhere(path, targets);
    if (leadsToPage === undefined) return 'unknown';
    return leadsToPage ? 'ok' : { type: 'broken-link', url: text };
  }
  return protocol === 'http:' ? { type: 'insecure', url: text } : 'external';
}

/** Checks the address of a picture without a request. */
export function checkPicture(url: string): LinkVerdict {
  const text = url.trim();
  const parsed = URL.canParse(text, location.origin) ? new URL(text, location.origin) : undefined;
  if (text === '' || !parsed || !['http:', 'https:'].includes(parsed.protocol)) {
    return { type: 'unusable', url: text };
  }
  if (parsed.origin === location.origin) return 'ok';
  return parsed.protocol === 'http:' ? { type: 'insecure', url: text } : 'external';
}
