/** The URL parameter and the `sessionStorage` key of the mock's scenario. */
export const SCENARIO_PARAMETER = 'mock';

/** Returns whether the URL named a scenario, now or earlier in this session. */
export function hasScenario(): boolean {
  const given = new URLSearchParams(location.search).get(SCENARIO_PARAMETER);
  // An empty parameter removes the earlier scenario.
  if (given === '') sessionStorage.removeItem(SCENARIO_PARAMETER);
  return Boolean(given ?? sessionStorage.getItem(SCENARIO_PARAMETER));
}
