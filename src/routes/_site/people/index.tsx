import { createFileRoute } from '@tanstack/react-router';
import { PeoplePage } from '@/site/people/people-page';
import { parsePeopleSearch } from '@/site/people/people-search';

function People() {
  return <PeoplePage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/people/')({
  validateSearch: parsePeopleSearch,
  component: People,
});
