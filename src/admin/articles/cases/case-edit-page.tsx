import { useLingui } from '@lingui/react/macro';
import { ArticleEditPage } from '../edit/article-edit-page';
import type { EditSearch } from '../edit/edit-search';
import { CaseForm } from './case-form';
import { CASES } from '../case-section';

interface CaseEditPageProps {
  search: EditSearch;
  external?: boolean;
}

/** `/admin/articles/cases/edit`, and `edit-external` for items that lie elsewhere (D25). */
export function CaseEditPage({ search, external = false }: CaseEditPageProps) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={CASES}
      search={search}
      external={external}
      titles={
        external
          ? { create: t`New external case`, edit: t`Edit external case` }
          : { create: t`New case`, edit: t`Edit case` }
      }
      form={CaseForm}
    />
  );
}
