import type { Lawyer } from '@/api/admin/lawyers';
import { toArray } from '@/lib/to-array';
import { toText } from '@/lib/to-text';
import { NAME_SEPARATOR } from '@/admin/csv/csv-file';
import type { CellFetcher } from '@/admin/csv/csv-export';
import { loadLawyerGroup, versionToOpen } from '@/admin/people/edit/lawyer-group';
import { sharedValueOf } from '@/admin/people/edit/lawyer-values';

/** Returns the text of a field of a version; names of its own language for jobs, office and professional fields. */
function textOf(version: Lawyer | undefined, field: string): string {
  const joinNames = (list: readonly { name: string }[]) =>
    list.map(({ name }) => name).join(NAME_SEPARATOR);
  switch (field) {
    case 'name':
      return toText(version?.name);
    case 'intro':
      return toText(version?.intro);
    case 'officeId':
      return toText(version?.office?.name);
    case 'proFieldIds':
      return joinNames(toArray(version?.proFields));
    case 'jobNos':
      return joinNames(toArray(version?.jobs));
    default:
      return '';
  }
}

/** Returns the function that fetches a lawyer's cells. `locale` is preferred for jobs, which have one column. Throws `ApiError`. */
export function createLawyerCellFetcher(
  languages: readonly string[],
  locale: string,
): CellFetcher<Lawyer['id']> {
  return async (id) => {
    const group = await loadLawyerGroup(id, languages);
    if (!group) return undefined;
    return ({ field: { name }, language }) => {
      if (name === 'email' || name === 'phoneNumber') return sharedValueOf(group, name);
      return textOf(
        language === undefined ? versionToOpen(group, locale) : group.versions[language],
        name,
      );
    };
  };
}
