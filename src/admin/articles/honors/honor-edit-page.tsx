import { useLingui } from '@lingui/react/macro';
import { ArticleEditPage } from '../edit/article-edit-page';
import type { EditSearch } from '../edit/edit-search';
import { HonorForm } from './honor-form';
import { HONORS } from '../honor-section';

/** `/admin/articles/honors/edit`. */
export function HonorEditPage({ search }: { search: EditSearch }) {
  const { t } = useLingui();
  return (
    <ArticleEditPage
      section={HONORS}
      search={search}
      titles={{ create: t`New honour`, edit: t`Edit honour` }}
      form={HonorForm}
    />
  );
}
