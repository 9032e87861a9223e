import { createFileRoute } from '@tanstack/react-router';
import { NewsDetailPage } from '../../../site/news/news-detail-page';

function NewsDetail() {
  const { id } = Route.useParams();
  return <NewsDetailPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/news/detail/$id')({ component: NewsDetail });
