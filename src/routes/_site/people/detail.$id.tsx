import { createFileRoute } from '@tanstack/react-router';
import { peopleWords } from '../../../site/layout/words';
import { PersonPage } from '../../../site/people/person-page';

function Person() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/people/detail/$id')({
  loader: peopleWords,
  component: Person,
});
