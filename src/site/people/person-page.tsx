/** Being built. */
export function PersonPage({ id }: { id: string }) {
  return <h1>{id}</h1>;
}
