import type { Catalogue } from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';
import type { VersionGroup } from '@/lib/group-versions';
import { issueOf, type Issue, type Subject } from './issue';
import { checkPicture } from './link-issues';

interface Version {
  no: string | number;
  lang: string;
}

/** The languages of content in which an item is missing. */
export function missingLanguages(
  subject: Subject,
  present: readonly string[],
  languages: readonly string[],
): Issue[] {
  return languages
    .filter((code) => !present.includes(code))
    .map((code) => issueOf(subject, { type: 'language', missing: code }));
}

/**
 * The languages that have fewer records of a kind than another, for kinds whose records of several
 * languages belong together by nothing (D26). None where there is no record at all.
 */
export function fewerRecords(
  subject: Subject,
  langs: readonly string[],
  languages: readonly string[],
): Issue[] {
  const counts = languages.map((code) => langs.filter((lang) => lang === code).length);
  const most = Math.max(0, ...counts);
  return languages.flatMap((code, index) => {
    const count = counts[index] ?? 0;
    return count < most ? issueOf(subject, { type: 'fewer', missing: code, count, most }) : [];
  });
}

/**
 * An item without its picture (cover, portrait, icon), or with an address that cannot be used or is not
 * encrypted. The same trouble in all versions is one.
 */
export function findPictureIssues<Row extends Version>(
  subject: Subject,
  { versions }: Pick<VersionGroup<Row>, 'versions'>,
  pictureOf: (version: Row) => string | null | undefined,
): Issue[] {
  const rows = Object.values(versions).filter((version) => version !== undefined);
  const lacking = rows.filter((version) => !pictureOf(version)?.trim());
  const none =
    lacking.length === rows.length
      ? [issueOf(subject, { type: 'picture' })]
      : lacking.map(({ lang }) => issueOf(subject, { type: 'picture' }, lang));
  const urls = new Set(rows.map((version) => pictureOf(version)?.trim() ?? ''));
  const bad = [...urls].filter(Boolean).flatMap((url) => {
    const verdict = checkPicture(url);
    return typeof verdict === 'object' ? issueOf(subject, verdict) : [];
  });
  return [...none, ...bad];
}

interface Holder {
  jobIds?: readonly (string | number)[] | null | undefined;
  jobs?: readonly { jobId: string | number }[] | null | undefined;
}

/** The ids of the jobs that lawyers hold; undefined where the list of lawyers does not tell. */
export function assignedJobs(lawyers: readonly Holder[]): ReadonlySet<string> | undefined {
  if (!lawyers.some(({ jobIds, jobs }) => jobIds ?? jobs)) return undefined;
  return new Set(
    lawyers.flatMap(({ jobIds, jobs }) =>
      [...toArray(jobIds), ...toArray(jobs).map(({ jobId }) => jobId)].map(String),
    ),
  );
}

/** How many articles each catalogue holds by itself, by id. */
export type ArticleCounts = ReadonlyMap<string, number>;

/** The ids of the catalogues of a tree that hold no article, neither themselves nor below. */
export function emptyCatalogues(tree: readonly Catalogue[], counts: ArticleCounts): Set<string> {
  const empty = new Set<string>();
  const isEmpty = ({ id, childrenList }: Catalogue): boolean => {
    // Every child is looked at: all that are empty are named.
    const below = toArray(childrenList).map(isEmpty);
    const nothing = !counts.get(String(id)) && below.every(Boolean);
    if (nothing) empty.add(String(id));
    return nothing;
  };
  tree.forEach(isEmpty);
  return empty;
}
