import { useLingui } from '@lingui/react/macro';
import { CASES, NEWS } from '@/admin/articles/article-sections';
import type { EditableSection } from '@/admin/articles/article';
import { ImportPage } from './import-page';
import { useArticleImport } from './use-article-import';

interface ArticleImportPageProps<Input> {
  section: EditableSection<Input>;
  title: string;
}

/** Renders the import of a content type. Links items whose `no` is unknown to the list with their title. */
function ArticleImportPage<Input extends { lang: string; title: string }>({
  section,
  title,
}: ArticleImportPageProps<Input>) {
  const { name, listPath, editPath } = section;
  const query = useArticleImport(section);
  return (
    <ImportPage
      section={name}
      {...{ title, query, listPath }}
      itemLink={(no, itemTitle) =>
        no === undefined
          ? { to: listPath, search: { title: itemTitle } }
          : { to: editPath, search: { no } }
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
