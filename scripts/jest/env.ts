/** Replaces `src/env.ts` in unit tests, where `import.meta.env` does not exist. */
export const SHOWS_MOCK_ACCOUNTS = true;
