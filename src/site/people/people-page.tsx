/** Being built. */
export function PeoplePage({ search }: { search: import('./people-search').PeopleSearch }) {
  return <h1>{search.keyword}</h1>;
}
