import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@/site/article/article-page';
import { NEWS } from '@/site/cards/content-types';

function NewsDetail() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} contentType={NEWS} id={id} />;
}

export const Route = createFileRoute('/_site/news/detail/$id')({ component: NewsDetail });
