import { confirm, readList } from '../envelope';
import type { components } from '../schema.gen';
import { refreshReads } from '../use-read';
import { staffApi } from './client';

export type Portal = components['schemas']['PortalConfiguration'];
export type PortalInput = components['schemas']['PortalConfigurationInput'];

/** The portal configuration as staff get it when they ask in one language, or in the interface's. */
function readIn(language?: string): Promise<Portal[]> {
  return readList(
    staffApi.GET(
      '/admin/portal-config',
      language ? { params: { header: { 'X-Language': language } } } : {},
    ),
  );
}

/**
 * Reads the portal configuration, one element per language that has one (D33). Those of `languages` that
 * the first answer does not hold are asked for one by one (D10). Throws `ApiError`.
 */
export async function readStaffPortal(languages: readonly string[] = []): Promise<Portal[]> {
  const rows = await readIn();
  const missing = languages.filter((code) => !rows.some(({ lang }) => lang === code));
  const more = await Promise.all(missing.map(readIn));
  const known = new Map<string, Portal>();
  for (const row of [...rows, ...more.flat()]) {
    // An element without a language could not be written back.
    if (typeof row.lang === 'string' && row.lang !== '' && !known.has(row.lang))
      known.set(row.lang, row);
  }
  return [...known.values()];
}

/**
 * Publishes the portal configuration: one array with all languages, all fields and all offices (D31, D33).
 * Throws `ApiError`.
 */
export async function savePortal(portals: PortalInput[]): Promise<void> {
  await confirm(staffApi.POST('/admin/portal-config', { body: portals }));
  await refreshReads('/user/portal-config', '/admin/office');
}
