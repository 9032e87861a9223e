/** Being built. */
export function AboutPage({ search }: { search: import('./about-search').AboutSearch }) {
  return <h1>{search.office}</h1>;
}
