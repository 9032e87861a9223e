import { createFileRoute } from '@tanstack/react-router';
import { HonorPage } from '../../../site/honors/honor-page';

function HonorDetail() {
  const { id } = Route.useParams();
  return <HonorPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/honor/detail/$id')({ component: HonorDetail });
