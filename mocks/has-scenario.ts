/** The parameter of the page's address, and the name in its session, under which the mock's setup lies. */
export const SCENARIO_PARAMETER = 'mock';

/** Whether this page was told in its address, now or earlier in this session, what the mock is. */
export function hasScenario(): boolean {
  const given = new URLSearchParams(location.search).get(SCENARIO_PARAMETER);
  // An empty one ends what was told earlier.
  if (given === '') sessionStorage.removeItem(SCENARIO_PARAMETER);
  return Boolean(given ?? sessionStorage.getItem(SCENARIO_PARAMETER));
}
