import { createFileRoute } from '@tanstack/react-router';
import { PlainPage } from '@/site/article/plain-page';
import { HONORS } from '@/site/cards/content-types';
import { HonorEnd } from '@/site/honors/honor-end';

function HonorDetail() {
  const { id } = Route.useParams();
  return (
    <PlainPage
      key={id}
      contentType={HONORS}
      id={id}
      renderEnd={(item, title) => <HonorEnd item={item} title={title} />}
    />
  );
}

export const Route = createFileRoute('/_site/honor/detail/$id')({ component: HonorDetail });
