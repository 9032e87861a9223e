import { startEarly } from '../api/early';
import { languagesRead, portalRead } from '../api/reads';
import { TOKEN_KEY } from '../api/sent';
import { localeStore } from '../i18n/locale-store';
import { isStaffPath } from '../lib/staff-path';
import { readStored } from '../lib/storage';
import { screenAt, type ScreenRead, type SiteScreen } from './screens';

const isOffice = (pathname: string) => isStaffPath(pathname) && pathname !== '/admin-login';

/**
 * Asks for what the screens of the back office begin with, where `pathname` is in it and the browser has a session: ky,
 * since no call there is a plain one, and the languages of content, which edit screens wait for before they ask for
 * anything. Not the frame's reads: at hand that early, they would be drawn before the first paint.
 */
export function startOffice(pathname: string): void {
  const token = readStored('localStorage', TOKEN_KEY);
  if (!token || !isOffice(pathname)) return;
  // The call that needs it asks again.
  import('ky').catch(() => undefined);
  void startEarly(languagesRead(), token);
}

/** The reads that a path of visitors opens with: the frame's, and those of its screen. */
export function earlyReads({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ScreenRead[] {
  if (pathname === '/status' || isOffice(pathname)) return [];
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
  const [first] = earlyReads(at).map((read) => startEarly(read));
  const answer = await first?.catch(() => undefined);
  return answer ? picturesIn(screenAt(at.pathname)?.screen, answer.text) : [];
}
