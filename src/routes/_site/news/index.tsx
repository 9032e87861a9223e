import { createFileRoute } from '@tanstack/react-router';
import { NEWS } from '@/site/cards/content-types';
import { ArticleListPage } from '@/site/articles/list-page';
import { parseListSearch } from '@/site/articles/list-search';

function NewsList() {
  return <ArticleListPage contentType={NEWS} search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/news/')({
  validateSearch: parseListSearch,
  component: NewsList,
});
