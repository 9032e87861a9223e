import { useLingui } from '@lingui/react/macro';
import { caseCalls } from '@/api/admin/cases';
import { newsCalls } from '@/api/admin/news';
import { CASES, NEWS } from '@/admin/articles/article-sections';
import type { ArticleSection } from '@/admin/articles/article';
import { caseInput, newsInput } from '@/admin/articles/edit/article-inputs';
import { ImportPage } from './import-page';
import type { ItemLink } from './run-step';
import { useArticleImport } from './use-article-import';

const NEWS_IMPORT = { section: NEWS, create: newsCalls.create, toInput: newsInput };
const CASE_IMPORT = { section: CASES, create: caseCalls.create, toInput: caseInput };

/** Returns the links to the edit form of an imported item, or to the list with its title if its `no` is unknown. */
const linkIn =
  ({ edit, list }: ArticleSection): ItemLink =>
  (no, title) =>
    no === undefined ? { to: list, search: { title } } : { to: edit, search: { no } };

/** Renders `/admin/articles/news/import`. */
export function NewsImportPage() {
  const { t } = useLingui();
  const query = useArticleImport(NEWS_IMPORT);
  return (
    <ImportPage
      title={t`Import news`}
      section="news"
      {...{ query, list: NEWS.list, itemLink: linkIn(NEWS) }}
    />
  );
}

/** Renders `/admin/articles/cases/import`. */
export function CaseImportPage() {
  const { t } = useLingui();
  const query = useArticleImport(CASE_IMPORT);
  return (
    <ImportPage
      title={t`Import cases`}
      section="cases"
      {...{ query, list: CASES.list, itemLink: linkIn(CASES) }}
    />
  );
}
