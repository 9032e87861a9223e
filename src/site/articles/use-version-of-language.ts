import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Article } from '../../api/articles';
import { useLocale } from '../../i18n/use-locale';
import type { ArticleKind } from './kind';

/**
 * Each language version of an item has its own id. When the interface speaks another language than
 * the item, goes to the item's version in that language by its `no` (D18, D22). Gives true when the
 * answer is that there is none.
 */
export function useVersionOfLanguage(kind: ArticleKind, item: Article): boolean {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const other = item.lang !== locale;
  const { data, isLoading, error } = kind.useVersion(other ? String(item.no) : null, locale);
  const version = other ? data : undefined;
  useEffect(() => {
    if (!version) return;
    void navigate({
      to: kind.detail,
      params: { id: String(version.id) },
      replace: true,
      resetScroll: false,
      state: true,
    });
  }, [version, kind, navigate]);
  return other && !isLoading && !data && !error;
}
