/** The most reports of one page: what fails in a loop is told soon enough. */
const MOST = 10;
const OWN_FILES = /\/assets\/[\w.-]+:\d+:\d+/g;

/**
 * Tells an address of this site (`errorEndpoint` of settings.json) of errors that nobody caught: their kind, where in our own
 * files, on which path. Neither what they say, which may quote what somebody wrote, nor who met them.
 */
export function reportErrors(endpoint: string): void {
  let left = MOST;
  const tell = (error: unknown) => {
    if (left === 0) return;
    left -= 1;
    const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
    const report = { name, at: stack?.match(OWN_FILES) ?? [], path: location.pathname };
    navigator.sendBeacon(
      endpoint,
      new Blob([JSON.stringify(report)], { type: 'application/json' }),
    );
  };
  window.addEventListener('error', ({ error }) => tell(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
}
