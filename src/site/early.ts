import { startEarly } from '../api/early';
import { portalRead } from '../api/reads';
import { localeStore } from '../i18n/locale-store';
import { isStaffPath } from '../lib/staff-path';
import { screenAt, type ScreenRead, type SiteScreen } from './screens';

/** The reads that a path opens with: the frame's, and those of its screen. Staff's own need a token. */
export function earlyReads({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ScreenRead[] {
  if (pathname === '/status' || (isStaffPath(pathname) && pathname !== '/admin-login')) return [];
  const found = screenAt(pathname);
  const asked = {
    id: found?.id ?? '',
    search: Object.fromEntries(new URLSearchParams(search)),
    locale: localeStore.locale,
  };
  return [...(found?.screen.reads?.(asked) ?? []), portalRead()];
}

/** The pictures that a screen opens with, by the answer to its first read; none where that makes no sense. */
function picturesIn(screen: SiteScreen | undefined, text: string): unknown[] {
  try {
    const { result } = JSON.parse(text) as { result?: unknown };
    return screen?.pictures?.(result) ?? [];
  } catch {
    return [];
  }
}

/**
 * Starts the reads of a path before the application has arrived (design 8), and gives the addresses of the
 * pictures that its screen opens with, as soon as they are known.
 */
export async function startEarlyReads(
  at: Pick<Location, 'pathname' | 'search'>,
): Promise<unknown[]> {
  const [first] = earlyReads(at).map(startEarly);
  const answer = await first?.catch(() => undefined);
  return answer ? picturesIn(screenAt(at.pathname)?.screen, answer.text) : [];
}
