/** The URL parameter and the `sessionStorage` key of the mock's scenario. */
export const SCENARIO_PARAMETER = 'mock';

/** Returns whether the URL named a scenario, now or earlier in this session. */
export function hasScenario(): boolean {
  const parameter = new URLSearchParams(location.search).get(SCENARIO_PARAMETER);
  // An empty parameter removes the earlier scenario.
  if (parameter === '') sessionStorage.removeItem(SCENARIO_PARAMETER);
  return Boolean(parameter ?? sessionStorage.getItem(SCENARIO_PARAMETER));
}
