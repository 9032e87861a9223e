/** Being built. */
export function ExpertiseDetailPage({ id }: { id: string }) {
  return <h1>{id}</h1>;
}
