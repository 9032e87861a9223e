import type { Lawyer } from '@/api/admin/lawyers';
import { versionsOf, type VersionGroup } from '@/admin/shared/group-versions';

export type ListedLawyer = VersionGroup<Lawyer>;

/** Returns whether a lawyer is pinned in at least one language (D23). */
export function isPinned(lawyer: ListedLawyer): boolean {
  return versionsOf(lawyer).some(({ top }) => top === 1);
}
