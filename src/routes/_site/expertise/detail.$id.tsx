import { createFileRoute } from '@tanstack/react-router';
import { ExpertiseDetailPage } from '@/site/expertise/expertise-detail-page';

function ExpertiseDetail() {
  const { id } = Route.useParams();
  return <ExpertiseDetailPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/expertise/detail/$id')({
  component: ExpertiseDetail,
});
