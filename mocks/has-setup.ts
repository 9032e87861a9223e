/** The parameter of the page's address, and the name in its session, under which the mock's setup lies. */
export const SETUP_NAME = 'mock';

/** Whether this page was told in its address, now or earlier in this session, what the mock is. */
export function hasSetup(): boolean {
  const isGiven = new URLSearchParams(location.search).has(SETUP_NAME);
  return isGiven || Boolean(sessionStorage.getItem(SETUP_NAME));
}
