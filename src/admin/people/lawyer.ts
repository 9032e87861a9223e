import type { Lawyer } from '@/api/admin/lawyers';
import type { VersionGroup } from '@/lib/group-versions';

/** Describes a listed lawyer with the language versions of the list. */
export type ListedLawyer = VersionGroup<Lawyer>;

/** Returns the versions of a lawyer, the main one first. */
export function versionsOf({ versions, main }: ListedLawyer): Lawyer[] {
  const others = Object.values(versions).filter((version) => version !== main);
  return [main, ...others.filter((version) => version !== undefined)];
}

/** Returns whether a lawyer is pinned in at least one language (D23). */
export function isPinned(lawyer: ListedLawyer): boolean {
  return versionsOf(lawyer).some(({ top }) => top === 1);
}
