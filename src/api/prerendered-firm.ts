import useSWRImmutable from 'swr/immutable';
import { useLocale } from '@/i18n/use-locale';

/**
 * Fetches `firm.json`, which maps locales to the firm. Returns undefined for an error status: a screen without the firm's
 * name still works.
 */
async function fetchFirmsByLocale(): Promise<unknown> {
  const response = await fetch('/firm.json');
  return response.ok ? ((await response.json()) as unknown) : undefined;
}

/**
 * Fetches the firm as of the last prerender run in the interface language, from a file of the site: for screens that
 * may appear while the backend sends no portal configuration. Returns undefined while it loads, without a file, and
 * unless `isEnabled`.
 */
export function usePrerenderedFirm(isEnabled: boolean): Record<string, unknown> | undefined {
  const { locale } = useLocale();
  const { data } = useSWRImmutable(isEnabled ? '/firm.json' : null, fetchFirmsByLocale);
  const firms = typeof data === 'object' ? (data as Record<string, unknown> | null) : undefined;
  const firm = firms?.[locale];
  return typeof firm === 'object' && firm !== null ? (firm as Record<string, unknown>) : undefined;
}
