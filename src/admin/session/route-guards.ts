import { redirect } from '@tanstack/react-router';
import { session } from '@/api/admin/session';
import { addCatalogue } from '@/i18n/message-catalogs';
import { ADMIN_HOME, safeAdminPath } from '@/lib/admin-path';
import { watchSession } from './watch-session';

/** Before any screen of the back office: follows the session, and waits for the words. */
async function prepare(): Promise<void> {
  watchSession();
  await addCatalogue('admin');
}

/**
 * Guards `/admin` (D3): throws a redirect to the login screen where there is no token, quietly and
 * with the way back. `href` is where the person wanted to go.
 */
export async function guardAdmin(href: string): Promise<void> {
  if (session.token === null) {
    throw redirect({ to: '/admin-login', search: { redirect: href }, replace: true });
  }
  await prepare();
}

/** Opens the login screen; throws a redirect that sends on whoever is signed in already. */
export async function guardLogin(target: string | undefined): Promise<void> {
  if (session.token !== null) {
    throw redirect({ href: safeAdminPath(target) ?? ADMIN_HOME, replace: true });
  }
  await prepare();
}
