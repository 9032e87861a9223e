import { malformedError } from '@/api/errors';
import { fetchAllLanguages } from '@/api/admin/all-languages';
import { lawyerLookup, listAdminLawyers, type Lawyer } from '@/api/admin/lawyers';
import { mayHaveDeleted } from '@/api/admin/verify-deletion';
import { hasInvalidRow } from '@/api/invalid-rows';
import { lawyerVersionsQuery } from '@/api/lawyer-query';

/**
 * Finds the language versions of a lawyer through the list (D28): by `no` and name, then by `no` in each missing
 * language (D10), whose name is unknown. Sends no request when none is missing. Throws `ApiError`, also for an
 * invalid version, which would otherwise count as missing. `uncertainLanguages` may have a version that was not found.
 */
export async function findVersions(
  knownVersions: readonly Lawyer[],
  languages: readonly string[],
): Promise<{ versions: Lawyer[]; uncertainLanguages: string[] }> {
  const uncertainLanguages: string[] = [];
  const [first] = knownVersions;
  const hasAllLanguages = languages.every((code) =>
    knownVersions.some(({ lang }) => lang === code),
  );
  if (!first || hasAllLanguages) return { versions: [...knownVersions], uncertainLanguages };
  const { no, name } = first;
  const requireValid = (rows: Lawyer[]) => {
    if (hasInvalidRow(rows, (row) => row.no === String(no))) throw malformedError();
    return rows;
  };
  const fetchRows = async (lang?: string) => {
    if (lang === undefined) {
      const { items } = await listAdminLawyers(lawyerVersionsQuery(no, name));
      return [
        ...knownVersions,
        ...requireValid(items).filter((row) => String(row.no) === String(no)),
      ];
    }
    const { rows, isCertain } = await lawyerLookup.find(no, lang);
    if (!isCertain) uncertainLanguages.push(lang);
    return requireValid(rows);
  };
  return {
    versions: await fetchAllLanguages(languages, fetchRows, ({ lang }) => lang),
    uncertainLanguages,
  };
}

/**
 * Applies `act` to every language version of a listed lawyer: to the known ones at once, then to any that the list
 * omitted (D10). Returns the languages that may have a version that was not found. Once all requests have ended, throws
 * the first error, unless another one says that a version may have been deleted.
 */
export async function forEachVersion(
  knownVersions: readonly Lawyer[],
  languages: readonly string[] | Promise<readonly string[]>,
  act: (version: Lawyer) => Promise<void>,
): Promise<string[]> {
  // Concurrently: a page that is closing has no time for a sequence.
  const outcomes = Promise.allSettled(knownVersions.map(act));
  // Looked up while the first requests are pending: a deleted version is not found any more.
  const [search] = await Promise.allSettled([
    Promise.resolve(languages).then((codes) => findVersions(knownVersions, codes)),
  ]);
  const { versions, uncertainLanguages } =
    search.status === 'fulfilled' ? search.value : { versions: [], uncertainLanguages: [] };
  const otherVersions = versions.filter(
    ({ lang }) => !knownVersions.some((version) => version.lang === lang),
  );
  const otherOutcomes = await Promise.allSettled(otherVersions.map(act));
  const errors = [search, ...(await outcomes), ...otherOutcomes].flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
  );
  if (errors.length > 0) throw errors.find(mayHaveDeleted) ?? errors[0];
  return uncertainLanguages;
}
