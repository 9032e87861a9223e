import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '@/site/article/article-page';
import { CASES } from '@/site/cards/content-types';

function CaseDetail() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} contentType={CASES} id={id} />;
}

export const Route = createFileRoute('/_site/case/detail/$id')({ component: CaseDetail });
