import { createFileRoute } from '@tanstack/react-router';
import { screenWords } from '../../../site/layout/screen-words';
import { PersonPage } from '../../../site/profile/person-page';

function Person() {
  const { id } = Route.useParams();
  return <PersonPage key={id} id={id} />;
}

export const Route = createFileRoute('/_site/people/detail/$id')({
  loader: screenWords,
  component: Person,
});
