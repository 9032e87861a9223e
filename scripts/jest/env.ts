/** `src/env.ts` for unit tests, where there is no `import.meta.env`. */
export const SHOWS_MOCK_ACCOUNTS = true;
