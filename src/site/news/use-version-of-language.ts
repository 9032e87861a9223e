import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useNewsVersion, type NewsItem } from '../../api/news';
import { useLocale } from '../../i18n/use-locale';

/**
 * Each language version of an item has its own id. When the interface speaks another language than
 * the item, goes to the item's version in that language by its `no` (D18, D22). Gives true when the
 * answer is that there is none.
 */
export function useVersionOfLanguage(item: NewsItem): boolean {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const other = item.lang !== locale;
  const { data, isLoading, error } = useNewsVersion(other ? String(item.no) : null, locale);
  const version = other ? data : undefined;
  useEffect(() => {
    if (!version) return;
    void navigate({
      to: '/news/detail/$id',
      params: { id: String(version.id) },
      replace: true,
      resetScroll: false,
      state: true,
    });
  }, [version, navigate]);
  return other && !isLoading && !data && !error;
}
