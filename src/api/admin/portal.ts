import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { awaitSuccess, readList } from '@/api/response-envelope';
import { malformedError } from '@/api/errors';
import { adminPortalQuery } from '@/api/queries';
import type { components } from '@/api/schema.gen';
import { hasInvalidRow } from '@/api/invalid-rows';
import { fetchAllLanguages } from './all-languages';
import { adminApi } from './client';
import { clearAndRefetch } from './refetch';

export type Portal = components['schemas']['PortalConfiguration'];
export type PortalInput = components['schemas']['PortalConfigurationInput'];

/**
 * Fetches the portal configuration; the request is in a language, by default the interface language. Omits an element
 * without a language, which could not be sent back. Rejects when one language is invalid: publishing the others would
 * delete it (D33).
 */
async function fetchPortals(language?: string): Promise<Portal[]> {
  const portals = await readList(adminApi.GET(...adminPortalQuery(language)));
  if (hasInvalidRow(portals, ({ lang }) => lang !== undefined)) throw malformedError();
  return portals;
}

/** Fetches the portal configuration, one element per language that it has (D10, D33). Throws `ApiError`. */
export function fetchAdminPortal(languages: readonly string[]): Promise<Portal[]> {
  return fetchAllLanguages(languages, fetchPortals, ({ lang }) => lang);
}

/**
 * Publishes the portal configuration: one array with all languages, all fields and all offices (D31, D33). Throws
 * `ApiError`.
 */
export async function savePortal(
  portals: PortalInput[],
  idempotencyKeys?: IdempotencyKeys,
): Promise<void> {
  await awaitSuccess(adminApi.POST('/admin/portal-config', { body: portals, idempotencyKeys }));
  await clearAndRefetch('/user/portal-config', '/admin/office');
}
