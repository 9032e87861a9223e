import { msg } from '@lingui/core/macro';

/** Navigation entries of the public site, in order (§2). */
export const NAVIGATION = [
  { to: '/home', label: msg`Home` },
  { to: '/about', label: msg`About us` },
  { to: '/expertise', label: msg`Expertise` },
  { to: '/people', label: msg`People` },
  { to: '/news', label: msg`News` },
  { to: '/case', label: msg`Deals` },
] as const;
