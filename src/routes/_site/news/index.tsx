import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../../site/news/news-page';
import { parseNewsSearch } from '../../../site/news/news-search';

function News() {
  return <NewsPage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/news/')({
  validateSearch: parseNewsSearch,
  component: News,
});
