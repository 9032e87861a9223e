/** Returns whether a site status value means that the site is off (D35). */
export function isSiteOff(value: unknown): boolean {
  return value === 0 || value === false || value === '0' || value === 'off' || value === 'false';
}

export type SiteState = 'on' | 'off' | 'other';

const ON_VALUES: readonly unknown[] = [1, true, '1', 'on', 'true'];

/** Returns the meaning of a site status value (D35): `other`, which lets visitors through, for an unknown one. */
export function siteStateOf(value: unknown): SiteState {
  if (ON_VALUES.includes(value)) return 'on';
  return isSiteOff(value) ? 'off' : 'other';
}
