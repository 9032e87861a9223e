/** Returns whether a path belongs to the admin area, whose routes visitors do not load. */
export function isAdminPath(path: string): boolean {
  return /^\/admin(-login)?(\/|$)/.test(path);
}
