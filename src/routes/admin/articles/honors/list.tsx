import { createFileRoute } from '@tanstack/react-router';
import { HONORS } from '../../../../admin/articles/article-sections';
import { readArticleSearch } from '../../../../admin/articles/list/article-search';
import { PlainList } from '../../../../admin/articles/list/plain-list';
import { AdminErrorPage } from '../../../../admin/layout/admin-error-page';

export const Route = createFileRoute('/admin/articles/honors/list')({
  validateSearch: readArticleSearch,
  component: Screen,
  errorComponent: AdminErrorPage,
});

function Screen() {
  return <PlainList section={HONORS} search={Route.useSearch()} />;
}
