const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Makes React skip the capture of call stacks. Its development build captures one for each element, for
 * `captureOwnerStack` and devtools: a tenth of the time of a route test. Another version of React may ignore this.
 */
export function disableOwnerStacks(react: object): void {
  const internals = (react as Record<string, object | undefined>)[INTERNALS];
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {
      // React resets the number.
    },
  });
}
