/// <reference types="vite/client" />

/** Whether the mock backend runs in this page; a constant of the build, which removes its code otherwise. */
declare const MOCK_IN_PAGE: boolean;

/** Whether `?mock=…` can start the mock in front of a real backend, which handles the other calls; a constant of the build. */
declare const MOCK_WITH_BACKEND: boolean;

interface ImportMetaEnv {
  /** Origin of a real backend, for development against it; the mock is then off, unless `?mock=…` starts it. */
  readonly VITE_API?: string;
  /** Origin of uploaded files, when it is not the site's own (D16). */
  readonly VITE_FILE_ORIGIN?: string;
  /** `true` shows the mock's accounts on the login screen of a production build. */
  readonly VITE_MOCK_ACCOUNTS?: string;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
