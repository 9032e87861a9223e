import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '@/i18n/use-locale';
import type { VersionQuery } from '@/site/cards/content-types';

/** Queries for the language versions of one content type. */
interface VersionedContentType {
  detailPath: Extract<LinkProps['to'], `/${string}/detail/$id`>;
  useItem: (id: string | null) => VersionQuery<unknown>;
  useVersion: (no: string | null, lang: string) => VersionQuery<{ id: string | number } | null>;
}

/**
 * Navigates to the item's version in the interface language, found by its `no` (D18, D22), as each version
 * has its own id. Fetches the version first and preserves the reading position. Returns
 * `missing` if no such version exists, and `unknown` if the lookup failed.
 */
export function useVersionRedirect(
  contentType: VersionedContentType,
  { no, lang }: { no: string | number; lang: string },
): 'missing' | 'unknown' | undefined {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const isOtherLanguage = lang !== locale;
  const lookupNo = isOtherLanguage && no !== '' ? String(no) : null;
  const { data, error } = contentType.useVersion(lookupNo, locale);
  const id = isOtherLanguage && data ? String(data.id) : null;
  const version = contentType.useItem(id);
  const isReady = Boolean(version.data ?? version.error);
  useEffect(() => {
    if (id === null || !isReady) return;
    const openVersion = () =>
      void navigate({
        to: contentType.detailPath,
        params: { id },
        replace: true,
        resetScroll: false,
      });
    void import('./reading-position').then(({ preserveReadingPosition }) => {
      preserveReadingPosition(id);
      openVersion();
    }, openVersion);
  }, [id, isReady, contentType, navigate]);
  if (!isOtherLanguage || data) return undefined;
  if (data === null || lookupNo === null) return 'missing';
  return error ? 'unknown' : undefined;
}
