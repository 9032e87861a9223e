import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';
import { useContext, useEffect } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { plainText } from '@/lib/plain-text';
import { pictureUrl } from '@/lib/safe-url';
import { HeadCollectorContext } from '@/ui/head-collector';
import { usePageTitle } from '@/ui/use-page-title';
import { useFirm } from '@/site/layout/use-firm';
import { headElements, type PageHead } from './head';
import { pageAddress } from './page-address';

/** Maximum length of a description, in characters; search engines truncate there. */
const MAX_DESCRIPTION_LENGTH = 160;

interface PageHeadOptions {
  /** Title parts from the most specific to the most general; the hook adds the firm's name. */
  title: readonly (string | null | undefined)[];
  /** Description as plain text or stored HTML; the hook truncates it. */
  description?: string | null | undefined;
  image?: string | null | undefined;
  type?: PageHead['type'];
  /** Query parameters that identify the page, such as the page number of a list. */
  query?: Record<string, string | number | undefined>;
  /** Breadcrumbs by name and path, from the most general page to the page itself. */
  breadcrumbs?: readonly [name: string, path: string][];
  structuredData?: readonly WithContext<Thing>[];
  /**
   * Set if the page has content in one language only, such as an item or a selected catalogue: the canonical URL is in
   * this language, and there are no alternate languages.
   */
  onlyLanguage?: string;
  noIndex?: boolean;
}

function breadcrumbList(
  breadcrumbs: readonly [name: string, path: string][],
  lang: string,
  pageLang: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(path, index < breadcrumbs.length - 1 ? lang : pageLang),
    })),
  };
}

function truncate(text: string): string {
  return text.length > MAX_DESCRIPTION_LENGTH
    ? `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
    : text;
}

/**
 * Sets title, description, canonical URL, alternate languages, Open Graph and structured data in `<head>`; with
 * `noIndex`, only the title and `noindex`. A screen calls it once.
 */
export function usePageHead(options: PageHeadOptions): void {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { name: firmName } = useFirm();
  const pathname = useRouterState({
    select: ({ location }) => location.pathname.replace(/\/$/, ''),
  });
  usePageTitle(...options.title, firmName);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(options.query ?? {})) {
    if (value !== undefined) query.set(key, String(value));
  }
  const {
    breadcrumbs,
    structuredData = [],
    description,
    image,
    type,
    onlyLanguage,
    noIndex,
  } = options;
  const head: PageHead = {
    title: options.title.find(Boolean) ?? firmName,
    path: query.size > 0 ? `${pathname}?${query}` : pathname,
    locale,
    onlyLanguage,
    firmName,
    description: description ? truncate(plainText(description)) : undefined,
    image: pictureUrl(image),
    type,
    feeds: { news: t`News`, cases: t`Deals` },
    structuredData: breadcrumbs
      ? [...structuredData, breadcrumbList(breadcrumbs, locale, onlyLanguage ?? locale)]
      : structuredData,
    noIndex,
  };
  const headJson = JSON.stringify(head);
  useContext(HeadCollectorContext)?.setHead(headJson);
  useEffect(() => {
    // Replaces the prerendered elements after hydration, except the links to an item's versions, which the
    // browser does not know.
    document
      .querySelectorAll('head [data-prerendered]:not([data-version])')
      .forEach((element) => element.remove());
    const elements = headElements(JSON.parse(headJson) as PageHead);
    document.head.append(...elements);
    return () => elements.forEach((element) => element.remove());
  }, [headJson]);
  useEffect(
    () => () => document.querySelectorAll('head [data-version]').forEach((link) => link.remove()),
    [pathname],
  );
}
