import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '@/i18n/use-locale';
import type { Query } from '@/site/cards/content-types';

type Found<Data> = Omit<Query<Data>, 'mutate'>;

/** How the language versions of one sort of item are found and read. */
interface Versioned {
  detail: Extract<LinkProps['to'], `/${string}/detail/$id`>;
  useItem: (id: string | null) => Found<unknown>;
  useVersion: (no: string | null, lang: string) => Found<{ id: string | number } | undefined>;
}

/**
 * Each language version of an item has its own id. When the interface speaks another language than
 * the item, goes to the item's version in that language by its `no` (D18, D22), once that has been
 * read, and to the place where the reader was. Gives true when the answer is that there is none.
 */
export function useVersionOfLanguage(
  kind: Versioned,
  { no, lang }: { no: string | number; lang: string },
): boolean {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const other = lang !== locale;
  const { data, isLoading, error } = kind.useVersion(other ? String(no) : null, locale);
  const id = other && data ? String(data.id) : null;
  const version = kind.useItem(id);
  const ready = Boolean(version.data ?? version.error);
  useEffect(() => {
    if (id === null || !ready) return;
    const go = () =>
      void navigate({ to: kind.detail, params: { id }, replace: true, resetScroll: false });
    void import('./reading-position').then(({ saveReadingPosition }) => {
      saveReadingPosition(id);
      go();
    }, go);
  }, [id, ready, kind, navigate]);
  return other && !isLoading && !data && !error;
}
