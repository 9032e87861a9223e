import { createFileRoute } from '@tanstack/react-router';
import { ExpertiseDetailPage } from '../../../site/expertise/expertise-detail-page';
import { screenWords } from '../../../site/layout/screen-words';

function ExpertiseDetail() {
  const { id } = Route.useParams();
  return <ExpertiseDetailPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/expertise/detail/$id')({
  loader: screenWords,
  component: ExpertiseDetail,
});
