import { useLingui } from '@lingui/react/macro';
import { ArticleEditPage } from '../edit/article-edit-page';
import type { EditSearch } from '../edit/edit-search';
import { NewsForm } from './news-form';
import { NEWS } from '../news-section';

interface NewsEditPageProps {
  search: EditSearch;
  external?: boolean;
}

/** `/admin/articles/news/edit`, and `edit-external` for items that lie elsewhere (D25). */
export function NewsEditPage({ search, external = false }: NewsEditPageProps) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={NEWS}
      search={search}
      external={external}
      titles={
        external
          ? { create: t`New external news item`, edit: t`Edit external news item` }
          : { create: t`New news item`, edit: t`Edit news item` }
      }
      form={NewsForm}
    />
  );
}
