/** Whether a path of this site belongs to the back office, whose routes visitors do not load. */
export function isStaffPath(path: string): boolean {
  return /^\/admin(-login)?(\/|$)/.test(path);
}
