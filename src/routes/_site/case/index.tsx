import { createFileRoute } from '@tanstack/react-router';
import { CASES } from '@/site/cards/content-types';
import { ArticleListPage } from '@/site/articles/list-page';
import { parseListSearch } from '@/site/articles/list-search';

function CaseList() {
  return <ArticleListPage contentType={CASES} search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/case/')({
  validateSearch: parseListSearch,
  component: CaseList,
});
