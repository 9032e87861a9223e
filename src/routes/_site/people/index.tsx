import { createFileRoute } from '@tanstack/react-router';
import { screenWords } from '../../../site/layout/screen-words';
import { PeoplePage } from '../../../site/people/people-page';
import { parsePeopleSearch } from '../../../site/people/people-search';

function People() {
  return <PeoplePage search={Route.useSearch()} />;
}

export const Route = createFileRoute('/_site/people/')({
  validateSearch: parsePeopleSearch,
  loader: screenWords,
  component: People,
});
