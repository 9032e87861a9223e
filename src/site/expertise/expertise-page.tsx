/** Being built. */
export function ExpertisePage() {
  return <h1>{'Expertise'}</h1>;
}
