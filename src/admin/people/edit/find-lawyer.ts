import { listAdminLawyers, type LawyerInput } from '@/api/admin/lawyers';
import { lawyerVersionsQuery } from '@/api/lawyer-query';
import { groupVersions } from '@/admin/shared/group-versions';
import { loadLawyerGroup, type LawyerGroup } from './lawyer-group';
import { findLostFields, nameBeginning } from '@/admin/edit-form/compare-saved';
import { prepareToFindCreated } from '@/admin/edit-form/find-created';
import { compareLawyer } from './lawyer-inputs';

/** Maximum number of lawyers with the same name that are compared to find the one that was just created. */
const MAX_CANDIDATES = 20;

/**
 * Finds the lawyers that are stored as these versions were sent, the last of the list first: at most two, which prove a
 * duplicate. Throws `ApiError`.
 */
export async function findCreatedLawyers(
  inputs: readonly LawyerInput[],
  languages: readonly string[],
): Promise<LawyerGroup[]> {
  const [first] = inputs;
  if (!first) return [];
  const { lang, name } = first;
  const { items } = await listAdminLawyers({ name, page: 1, pageSize: 100 }, lang);
  const candidates = groupVersions(items, lang).filter(
    ({ mainVersion }) => mainVersion.name.trim() === name,
  );
  const matchingGroups: LawyerGroup[] = [];
  for (const { mainVersion } of candidates.slice(-MAX_CANDIDATES).toReversed()) {
    const group = await loadLawyerGroup(mainVersion.id, languages);
    if (!group) continue;
    const lostFields = await findLostFields(compareLawyer(group, inputs));
    if (lostFields.length === 0) matchingGroups.push(group);
    if (matchingGroups.length === 2) break;
  }
  return matchingGroups;
}

/** Fetches the lawyer of a `no`; null when the list has none. Throws `ApiError`. */
export async function findLawyerByNo(
  languages: readonly string[],
  no: string,
): Promise<LawyerGroup | null> {
  const { items } = await listAdminLawyers(lawyerVersionsQuery(no));
  const version = items.find((item) => String(item.no) === no);
  return version ? loadLawyerGroup(version.id, languages) : null;
}

/**
 * Lists the stored lawyers whose names begin like that of a new lawyer. Returns the function that finds the lawyer
 * who was created since then and resembles the inputs, for servers that store new lawyers with changes and do not return
 * their ids (D52). Both throw `ApiError`.
 */
export function prepareToFindNewLawyer(
  languages: readonly string[],
  inputs: readonly LawyerInput[],
) {
  return prepareToFindCreated<LawyerGroup, readonly LawyerInput[]>(inputs, {
    list: async ([first]) => {
      if (!first) return [];
      const query = { name: nameBeginning(first.name), page: 1, pageSize: 100 };
      const { items } = await listAdminLawyers(query, first.lang);
      return items.filter(({ lang }) => lang === first.lang).map(({ id }) => id);
    },
    load: (id) => loadLawyerGroup(id, languages),
    compare: compareLawyer,
  });
}
