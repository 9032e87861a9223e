import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLawyerVersion, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { toText } from '@/lib/to-text';

/**
 * Navigates to the lawyer's version in the interface language (D18, D22), as each version has its own id.
 * Returns `missing` if no such version exists, and `unknown` if the lookup failed or did not search all lawyers.
 */
export function usePersonVersionRedirect(lawyer: Lawyer): 'missing' | 'unknown' | undefined {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const isOtherLanguage = (toText(lawyer.lang) || locale) !== locale;
  const { data, isLoading, error } = useLawyerVersion(isOtherLanguage ? lawyer : null, locale);
  const version = isOtherLanguage ? data?.version : undefined;
  useEffect(() => {
    if (!version) return;
    void navigate({
      to: '/people/detail/$id',
      params: { id: String(version.id) },
      hash: true,
      replace: true,
      resetScroll: false,
      state: true,
    });
  }, [version, navigate]);
  if (!isOtherLanguage || isLoading || version) return undefined;
  return !error && data?.isCertain ? 'missing' : 'unknown';
}
