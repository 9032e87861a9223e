/** Being built. */
export function DocumentPage({ name }: { name: import('./document-name').DocumentName }) {
  return <h1>{name}</h1>;
}
