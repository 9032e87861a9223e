import type { Lawyer } from '@/api/admin/lawyers';
import { versionsOf, type VersionGroup } from '@/lib/group-versions';

/** Describes a listed lawyer with the language versions of the list. */
export type ListedLawyer = VersionGroup<Lawyer>;

/** Returns whether a lawyer is pinned in at least one language (D23). */
export function isPinned(lawyer: ListedLawyer): boolean {
  return versionsOf(lawyer).some(({ top }) => top === 1);
}
