/** Being built. */
export function HonorPage({ id }: { id: string }) {
  return <h1>{id}</h1>;
}
