import type { Catalogue } from '@/api/admin/catalogues';
import { toArray } from '@/lib/to-array';
import { versionsOf } from '@/admin/shared/group-versions';
import { issueOf, type Issue, type IssueSubject } from './issue';
import { checkPicture } from './link-issues';

export interface Version {
  no: string | number;
  lang: string;
}

/** Returns an issue for each content language that an item lacks. */
export function findLanguageIssues(
  subject: IssueSubject,
  present: readonly string[],
  languages: readonly string[],
): Issue[] {
  return languages
    .filter((code) => !present.includes(code))
    .map((code) => issueOf(subject, { type: 'language', missing: code }));
}

/** Returns an issue for each language with fewer records than another, for sections that do not link languages (D26). */
export function findRecordCountIssues(
  subject: IssueSubject,
  recordLanguages: readonly string[],
  languages: readonly string[],
): Issue[] {
  const counts = languages.map((code) => recordLanguages.filter((lang) => lang === code).length);
  const largestCount = Math.max(0, ...counts);
  return languages.flatMap((code, index) => {
    const count = counts[index] ?? 0;
    return count < largestCount
      ? issueOf(subject, { type: 'fewer', missing: code, count, most: largestCount })
      : [];
  });
}

/** Returns the issues of an item's picture: missing, unusable or unencrypted; those that versions share, once. */
export function findPictureIssues<Row extends Pick<Version, 'lang'>>(
  subject: IssueSubject,
  item: { versions: Partial<Record<string, Row>> },
  pictureOf: (version: Row) => string | null | undefined,
): Issue[] {
  const rows = versionsOf(item);
  const versionsWithoutPicture = rows.filter((version) => !pictureOf(version)?.trim());
  const missingPicture =
    versionsWithoutPicture.length === rows.length
      ? [issueOf(subject, { type: 'picture' })]
      : versionsWithoutPicture.map(({ lang }) => issueOf(subject, { type: 'picture' }, lang));
  const urls = new Set(rows.map((version) => pictureOf(version)?.trim() ?? ''));
  const pictureIssues = [...urls].filter(Boolean).flatMap((url) => {
    const verdict = checkPicture(url);
    return typeof verdict === 'object' ? issueOf(subject, verdict) : [];
  });
  return [...missingPicture, ...pictureIssues];
}

interface LawyerWithJobs {
  jobIds?: readonly (string | number)[] | null | undefined;
  jobs?: readonly { jobId: string | number }[] | null | undefined;
}

/** Returns the ids of the lawyers' jobs; undefined if no lawyer has a list of jobs, since the response may omit it. */
export function assignedJobIds(
  lawyers: readonly LawyerWithJobs[],
): ReadonlySet<string> | undefined {
  if (!lawyers.some(({ jobIds, jobs }) => jobIds ?? jobs)) return undefined;
  return new Set(
    lawyers.flatMap(({ jobIds, jobs }) =>
      [...toArray(jobIds), ...toArray(jobs).map(({ jobId }) => jobId)].map(String),
    ),
  );
}

/** The number of articles directly in each catalogue, by id. */
export type ArticleCounts = ReadonlyMap<string, number>;

/** Returns the ids of the catalogues that have no articles in them or below. */
export function emptyCatalogueIds(tree: readonly Catalogue[], counts: ArticleCounts): Set<string> {
  const empty = new Set<string>();
  const isEmpty = ({ id, childrenList }: Catalogue): boolean => {
    // No short circuit: `isEmpty` also collects the empty children.
    const areChildrenEmpty = toArray(childrenList).map(isEmpty);
    const isEmptyCatalogue = !counts.get(String(id)) && areChildrenEmpty.every(Boolean);
    if (isEmptyCatalogue) empty.add(String(id));
    return isEmptyCatalogue;
  };
  tree.forEach(isEmpty);
  return empty;
}
