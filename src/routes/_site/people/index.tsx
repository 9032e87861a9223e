import { createFileRoute } from '@tanstack/react-router';
import { peopleWords } from '../../../site/layout/words';
import { PeoplePage } from '../../../site/people/people-page';
import { parsePeopleSearch } from '../../../site/people/people-search';

function People() {
  return <PeoplePage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/people/')({
  validateSearch: parsePeopleSearch,
  loader: peopleWords,
  component: People,
});
