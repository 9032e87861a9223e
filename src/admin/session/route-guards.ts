import { redirect } from '@tanstack/react-router';
import { session } from '@/api/admin/session';
import { addCatalog } from '@/i18n/message-catalogs';
import { ADMIN_HOME, safeAdminPath } from '@/lib/admin-path';
import { watchSession } from './watch-session';

/** Prepares the admin area: follows the session and waits for the messages. */
async function prepare(): Promise<void> {
  watchSession();
  await addCatalog('admin');
}

/**
 * Guards `/admin` (D3): without a token, throws a redirect to the login screen that remembers the path. `href` is the
 * requested path.
 */
export async function guardAdmin(href: string): Promise<void> {
  if (session.token === null) {
    throw redirect({ to: '/admin-login', search: { redirect: href }, replace: true });
  }
  await prepare();
}

/** Guards the login screen; throws a redirect when the user is already logged in. */
export async function guardLogin(target: string | undefined): Promise<void> {
  if (session.token !== null) {
    throw redirect({ href: safeAdminPath(target) ?? ADMIN_HOME, replace: true });
  }
  await prepare();
}
