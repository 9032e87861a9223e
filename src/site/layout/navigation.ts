import { msg } from '@lingui/core/macro';

/** The site's entries, in order (§2). */
export const NAVIGATION = [
  { to: '/home', label: msg`Home` },
  { to: '/news', label: msg`News` },
] as const;
