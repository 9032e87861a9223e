import { malformed } from '@/api/errors';
import { fetchAllLanguages } from '@/api/admin/all-languages';
import { lawyersByNo, listAdminLawyers, type Lawyer } from '@/api/admin/lawyers';
import { invalidRowsIn } from '@/api/invalid-rows';

/** The versions of a lawyer that were found. */
interface FoundVersions {
  versions: Lawyer[];
  /** The languages of which nobody can tell whether there is a version. */
  unsure: string[];
}

/**
 * The language versions of a lawyer as lists give them, found by those that are known through the list (D28): by `no` and
 * name, and where a language is missing in what comes, by `no` in that language (D10), whose name nobody knows here.
 * Asks nothing where none is missing. Throws `ApiError`, also where one of them cannot be read: it would count as missing.
 */
export async function findVersions(
  known: readonly Lawyer[],
  languages: readonly string[],
): Promise<FoundVersions> {
  const unsure: string[] = [];
  const [first] = known;
  const isWhole = languages.every((code) => known.some(({ lang }) => lang === code));
  if (!first || isWhole) return { versions: [...known], unsure };
  const { no, name } = first;
  const checked = (rows: Lawyer[]) => {
    if (invalidRowsIn(rows).some((one) => one.no === String(no))) throw malformed();
    return rows;
  };
  const ask = async (lang?: string) => {
    if (lang === undefined) {
      const { items } = await listAdminLawyers({ no, name: name?.trim(), page: 1, pageSize: 100 });
      return [...known, ...checked(items).filter((row) => String(row.no) === String(no))];
    }
    const { rows, certain } = await lawyersByNo.find(no, lang);
    if (!certain) unsure.push(lang);
    return checked(rows);
  };
  return { versions: await fetchAllLanguages(languages, ask, ({ lang }) => lang), unsure };
}

/**
 * Does something to every language version of a listed lawyer: to those that are known at once, then to
 * any that the list left out (D10). Gives the languages of which nobody can tell whether there is a version. Throws what
 * the first failure threw.
 */
export async function forEachVersion(
  known: readonly Lawyer[],
  languages: readonly string[],
  act: (version: Lawyer) => Promise<void>,
): Promise<string[]> {
  // At the same time: a page that is closing has none left for one after another.
  const outcomes = Promise.allSettled(known.map(act));
  // Looked for while the first are on their way: what is deleted is found no more.
  const { versions, unsure } = await findVersions(known, languages);
  const others = versions.filter(({ lang }) => !known.some((version) => version.lang === lang));
  const rest = await Promise.allSettled(others.map(act));
  const failed = [...(await outcomes), ...rest].find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return unsure;
}
