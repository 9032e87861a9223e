/** Lists the scenario strings that a browser test applies by URL (`mock-scenarios.spec.ts`). */
export const BROWSER_SCENARIOS = [
  'scenario:one-item;role:admin',
  // The largest content, which the page generates.
  'scenario:50000',
  // Only a browser applies the style sheets that set the direction.
  'scenario:right-to-left',
  'scenario:flaky',
  // A service worker breaks the connection in another way than the mock in Node.
  'role:admin;fail:/admin/latest-news:lost-response',
  // Ends the session of the previous scenario.
  'role:visitor',
  'role:admin',
] as const;

/** Lists the scenario strings with slow responses, for which the browser tests use a fake clock. */
export const SLOW_SCENARIOS = [
  'scenario:slow',
  'delay:3000',
  'fail:/admin/latest-news:late-response',
  'fail:/admin/latest-news:time-out',
] as const;

/** A scenario string with a session of one minute, for which a browser test uses a fake clock. */
export const SHORT_SESSION_SCENARIO = 'scenario:short-session';
