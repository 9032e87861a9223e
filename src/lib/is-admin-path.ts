/** Whether a path of this site belongs to the back office, whose routes visitors do not load. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(-login)?(\/|$)/.test(path);
}
