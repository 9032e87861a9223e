/** The parameter of the page's address, and the name in its session, under which the mock's setup lies. */
export const SETUP_NAME = 'mock';

/** Whether this page was told in its address, now or earlier in this session, what the mock is. */
export function hasSetup(): boolean {
  const given = new URLSearchParams(location.search).get(SETUP_NAME);
  // An empty one ends what was told earlier.
  if (given === '') sessionStorage.removeItem(SETUP_NAME);
  return Boolean(given ?? sessionStorage.getItem(SETUP_NAME));
}
