import type { ListedLawyer } from '@/admin/people/lawyer';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/** Fetches a lawyer before it is deleted, or only its versions in the chosen languages. Throws `ApiError`. */
export async function fetchDeletedLawyer(
  { main }: ListedLawyer,
  languages: readonly string[],
  codes?: readonly string[],
): Promise<DeletedContent | undefined> {
  const { loadLawyerGroup } = await import('@/admin/people/edit/lawyer-group');
  const group = await loadLawyerGroup(main.id, languages);
  if (!group) return undefined;
  const allVersions = Object.entries(group.versions);
  const versions = allVersions.filter(([lang]) => codes?.includes(lang) ?? true);
  return {
    section: 'lawyers',
    title: main.name,
    languages: versions.map(([lang]) => lang),
    partial: versions.length < allVersions.length,
    form: '/admin/people/add',
    content: { no: group.no, versions: Object.fromEntries(versions) },
  };
}
