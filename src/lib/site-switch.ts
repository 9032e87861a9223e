/** Whether a site status value says that the site is off (D35). */
export function meansOff(value: unknown): boolean {
  return value === 0 || value === false || value === '0' || value === 'off' || value === 'false';
}
