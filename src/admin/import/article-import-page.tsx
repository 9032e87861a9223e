import { useLingui } from '@lingui/react/macro';
import { CASES, NEWS } from '@/admin/articles/article-sections';
import type { StoredSection } from '@/admin/articles/article';
import { ImportPage } from './import-page';
import { useArticleImport } from './use-article-import';

interface ArticleImportPageProps<Input> {
  section: StoredSection<Input>;
  title: string;
}

/** Renders the import of a content type. Links items whose `no` is unknown to the list with their title. */
function ArticleImportPage<Input extends { lang: string; title: string }>({
  section,
  title,
}: ArticleImportPageProps<Input>) {
  const { name, list, edit } = section;
  const query = useArticleImport(section);
  return (
    <ImportPage
      section={name}
      {...{ title, query, listPath: list }}
      itemLink={(no, itemTitle) =>
        no === undefined ? { to: list, search: { title: itemTitle } } : { to: edit, search: { no } }
      }
    />
  );
}

/** Renders `/admin/articles/news/import`. */
export function NewsImportPage() {
  const { t } = useLingui();
  return <ArticleImportPage section={NEWS} title={t`Import news`} />;
}

/** Renders `/admin/articles/cases/import`. */
export function CaseImportPage() {
  const { t } = useLingui();
  return <ArticleImportPage section={CASES} title={t`Import cases`} />;
}
