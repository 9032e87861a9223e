import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { confirm, readList } from '@/api/response-envelope';
import { malformed } from '@/api/errors';
import type { components } from '@/api/schema.gen';
import { invalidRowsIn } from '@/api/invalid-rows';
import { revalidateQueries } from '@/api/use-query';
import { fetchAllLanguages } from './all-languages';
import { adminApi } from './client';

export type Portal = components['schemas']['PortalConfiguration'];
export type PortalInput = components['schemas']['PortalConfigurationInput'];

/**
 * The portal configuration as staff get it when they ask in one language, or in the interface's. An element
 * without a language is left out: it could not be written back. One of a language that cannot be read would be
 * lost with the others' publishing: then none can (D33).
 */
async function readIn(language?: string): Promise<Portal[]> {
  const portals = await readList(
    adminApi.GET(
      '/admin/portal-config',
      language ? { params: { header: { 'X-Language': language } } } : {},
    ),
  );
  if (invalidRowsIn(portals).some(({ lang }) => lang !== undefined)) throw malformed();
  return portals;
}

/** Reads the portal configuration, one element per language that has one (D10, D33). Throws `ApiError`. */
export function readAdminPortal(languages: readonly string[] = []): Promise<Portal[]> {
  return fetchAllLanguages(languages, readIn, ({ lang }) => lang);
}

/**
 * Publishes the portal configuration: one array with all languages, all fields and all offices (D31, D33).
 * Throws `ApiError`.
 */
export async function savePortal(portals: PortalInput[], action?: IdempotencyKeys): Promise<void> {
  await confirm(adminApi.POST('/admin/portal-config', { body: portals, action }));
  await revalidateQueries('/user/portal-config', '/admin/office');
}
