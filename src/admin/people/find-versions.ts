import { askForAllLanguages } from '../../api/staff/all-languages';
import { listStaffLawyers, type Lawyer } from '../../api/staff/lawyers';

/** How far a version in another language is looked for: pages of the list, and lawyers on each. */
const SEARCHED = { pages: 3, pageSize: 100 };

/**
 * The language versions of a lawyer as lists give them, found by one of them through the list (D28): by the
 * name, and where a language is missing in what comes, by reading the list in that language (D10), whose
 * name nobody knows here. Throws `ApiError`.
 */
export function findVersions(
  known: Pick<Lawyer, 'no' | 'name' | 'lang'> & Lawyer,
  languages: readonly string[],
): Promise<Lawyer[]> {
  const { pages, pageSize } = SEARCHED;
  const versionsAmong = (rows: readonly Lawyer[]) =>
    rows.filter(({ no }) => String(no) === String(known.no));
  const byName = async () => {
    const name = known.name?.trim();
    const { items } = name ? await listStaffLawyers({ name, page: 1, pageSize }) : { items: [] };
    return [known, ...versionsAmong(items)];
  };
  const search = async (lang: string) => {
    for (let page = 1; page <= pages; page += 1) {
      const { items, total } = await listStaffLawyers({ page, pageSize }, lang);
      const found = versionsAmong(items);
      if (found.some((one) => one.lang === lang) || page * pageSize >= total) return found;
    }
    return [];
  };
  const ask = (lang?: string) => (lang === undefined ? byName() : search(lang));
  return askForAllLanguages(languages, ask, ({ lang }) => lang);
}

/**
 * Does something to every language version of a listed lawyer: to those that are known at once, then to
 * any that the list left out (D10). Throws what the first failure threw.
 */
export async function onEveryVersion(
  known: readonly Lawyer[],
  languages: readonly string[],
  act: (version: Lawyer) => Promise<void>,
): Promise<void> {
  const [first] = known;
  if (!first) return;
  // At the same time: a page that is closing has none left for one after another.
  const outcomes = Promise.allSettled(known.map(act));
  const whole = languages.every((lang) => known.some((version) => version.lang === lang));
  // Looked for while the first are on their way: what is deleted is found no more.
  const others = whole ? [] : await findVersions(first, languages);
  const failed = (await outcomes).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  for (const version of others)
    if (!known.some(({ lang }) => lang === version.lang)) await act(version);
}
