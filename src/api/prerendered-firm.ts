import useSWRImmutable from 'swr/immutable';
import { useLocale } from '@/i18n/use-locale';
import { isRecord, recordOf } from '@/lib/is-record';

/** Fetches `firm.json`, which maps locales to the firm; undefined for an error status, such as without prerendering. */
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
  const firm = recordOf(data)[locale];
  return isRecord(firm) ? firm : undefined;
}
