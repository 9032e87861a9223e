/** Reads the build variables. No other module reads `import.meta.env` (docs/architecture.md#3-structure-and-imports). */

import { settings } from './lib/settings';

/** True for a build that runs on the mock, whose login screen shows the mock's accounts. */
export const SHOWS_MOCK_ACCOUNTS = MOCK_IN_PAGE || import.meta.env.VITE_MOCK_ACCOUNTS === 'true';

/** Takes the origin of uploaded files from the build, `VITE_FILE_ORIGIN`, where settings.json names none (D16). */
export function applyBuildFileOrigin(): void {
  const origin = import.meta.env.VITE_FILE_ORIGIN;
  if (origin) settings.fileOrigin ??= origin;
}
