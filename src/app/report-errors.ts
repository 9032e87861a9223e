/** Limits the reports of one page, since an error may repeat in a loop. */
const MAX_REPORTS = 10;
const OWN_FILE_PATTERN = /\/assets\/[\w.-]+:\d+:\d+/g;

/**
 * Reports uncaught errors to an address of this site (`errorEndpoint` of settings.json): their name, their location
 * in the application's files, and the path of the page. Omits their messages, which may quote user input.
 */
export function reportErrors(endpoint: string): void {
  let remainingReports = MAX_REPORTS;
  const report = (error: unknown) => {
    if (remainingReports === 0) return;
    remainingReports -= 1;
    const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
    const details = { name, at: stack?.match(OWN_FILE_PATTERN) ?? [], path: location.pathname };
    navigator.sendBeacon(
      endpoint,
      new Blob([JSON.stringify(details)], { type: 'application/json' }),
    );
  };
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
