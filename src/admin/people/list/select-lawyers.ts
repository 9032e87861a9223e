import type { Lawyer } from '@/api/admin/lawyers';
import { toArray } from '@/lib/to-array';
import { versionsOf } from '@/lib/group-versions';
import { containsText, matchesLanguages, selectRows } from '@/admin/list/all-items/select-rows';
import { sortOf } from '@/admin/list/list-search';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { officeIdsOf, type LawyerSearch } from './lawyer-search';

/** Returns the jobs and the office of a lawyer as one text to sort by. */
function jobsAndOfficeOf({ main: { jobs, office } }: ListedLawyer): string {
  return [...toArray(jobs), ...(office ? [office] : [])].map(({ name }) => name).join(' ');
}

/**
 * Returns the rows of all lawyers that match the filters, in the chosen order. `locale` is the interface language, `tag`
 * the BCP 47 tag of the language that names are sorted in.
 */
export function selectLawyers(
  rows: readonly Lawyer[],
  search: LawyerSearch,
  { locale, tag }: { locale: string; tag: string },
): Lawyer[] {
  const { name = '', field } = search;
  const officeIds = officeIdsOf(search);
  const isInOffice = ({ office }: Lawyer) => officeIds.includes(String(office?.officeId));
  const hasField = ({ proFields }: Lawyer) =>
    toArray(proFields).some(({ professionalFieldId }) => String(professionalFieldId) === field);
  const matches = (lawyer: ListedLawyer) => {
    const versions = versionsOf(lawyer);
    return (
      versions.some((version) => containsText(version.name, name)) &&
      (officeIds.length === 0 || versions.some(isInOffice)) &&
      (field === undefined || versions.some(hasField)) &&
      matchesLanguages(lawyer, search)
    );
  };
  const sortValueOf = (lawyer: ListedLawyer, key: string) =>
    key === 'position' ? jobsAndOfficeOf(lawyer) : lawyer.main.name.trim();
  return selectRows(rows, { locale, tag, matches, sort: sortOf(search), sortValueOf });
}
