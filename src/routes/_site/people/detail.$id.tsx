import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '@/site/profile/person-page';

function Person() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/people/detail/$id')({
  component: Person,
});
