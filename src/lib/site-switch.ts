/** What a site status value says (D35). */
export type SiteSwitch = 'on' | 'off' | 'other';

const ON: readonly unknown[] = [1, true, '1', 'on', 'true'];
const OFF: readonly unknown[] = [0, false, '0', 'off', 'false'];

/** Reads a site status value as the server gives it (D35): anything unknown is `other`, which lets visitors through. */
export function siteSwitch(value: unknown): SiteSwitch {
  if (ON.includes(value)) return 'on';
  return OFF.includes(value) ? 'off' : 'other';
}
