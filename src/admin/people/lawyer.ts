import type { Lawyer } from '@/api/admin/lawyers';
import type { VersionGroup } from '@/lib/group-versions';

/** One lawyer of a list with the language versions that it gave. */
export type ListedLawyer = VersionGroup<Lawyer>;

/** The versions of a lawyer, the one that stands for the person first. */
export function versionsOf({ versions, main }: ListedLawyer): Lawyer[] {
  const others = Object.values(versions).filter((version) => version !== main);
  return [main, ...others.filter((version) => version !== undefined)];
}

/** Whether the person comes before the others: in one language suffices (D23). */
export function isPinned(lawyer: ListedLawyer): boolean {
  return versionsOf(lawyer).some(({ top }) => top === 1);
}
