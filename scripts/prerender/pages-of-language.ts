import type { Locale } from '../../src/i18n/locales';
import type { PublicPage } from '../publish/public-page';

/**
 * The pages that are shown in an interface language: an item of another language has none of its own where there is a
 * version in this one, since visitors are led to that (D22).
 */
export function pagesOfLanguage(pages: readonly PublicPage[], locale: Locale): PublicPage[] {
  const folderOf = ({ path }: PublicPage) => path.replace(/\/[^/]*$/, '');
  const versions = new Set(
    pages.filter(({ lang }) => lang === locale).map((page) => `${folderOf(page)} ${page.no}`),
  );
  return pages.filter(
    (page) =>
      page.no === undefined ||
      page.lang === locale ||
      !versions.has(`${folderOf(page)} ${page.no}`),
  );
}
