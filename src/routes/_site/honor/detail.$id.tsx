import { createFileRoute } from '@tanstack/react-router';
import { BasicArticlePage } from '@/site/article/basic-article-page';
import { HONORS } from '@/site/cards/content-types';
import { HonorFooter } from '@/site/honors/honor-footer';

function HonorDetail() {
  const { id } = Route.useParams();
  return (
    <BasicArticlePage
      key={id}
      contentType={HONORS}
      id={id}
      renderFooter={(item, title) => <HonorFooter item={item} title={title} />}
    />
  );
}

export const Route = createFileRoute('/_site/honor/detail/$id')({ component: HonorDetail });
