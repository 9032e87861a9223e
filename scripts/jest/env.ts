/** `src/env.ts` for unit tests, where there is no `import.meta.env`. */
export const MOCK_IN_PAGE = false;
export const SHOWS_MOCK_ACCOUNTS = true;
export const siteOrigin = (): string => location.origin;
