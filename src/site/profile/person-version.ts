import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLawyerVersion, type Lawyer } from '@/api/lawyers';
import { useLocale } from '@/i18n/use-locale';

/**
 * Each language version of a lawyer has its own id. When the interface speaks another language than
 * the profile, goes to the lawyer's version in that language (D18, D22). Gives `none` when the answer
 * is that there is none, and `unknown` when nobody can tell.
 */
export function usePersonOfLanguage(lawyer: Lawyer): 'none' | 'unknown' | undefined {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const other = lawyer.lang !== locale;
  const { data, isLoading, error } = useLawyerVersion(other ? lawyer : null, locale);
  const version = other ? data?.version : undefined;
  useEffect(() => {
    if (!version) return;
    void navigate({
      to: '/people/detail/$id',
      params: { id: String(version.id) },
      replace: true,
      resetScroll: false,
      state: true,
    });
  }, [version, navigate]);
  if (!other || isLoading || version) return undefined;
  return !error && data?.certain ? 'none' : 'unknown';
}
