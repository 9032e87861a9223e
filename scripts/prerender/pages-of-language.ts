import type { Locale } from '../../src/i18n/locales';
import type { PublicPage } from '../publish/public-page';

/**
 * Returns the pages of an interface language: an item in another language has no page if it has a version in this one,
 * since visitors are redirected to that (D18).
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
