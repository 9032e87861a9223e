import type { VersionGroup } from '@/lib/group-versions';
import type { SectionName } from '@/admin/sections';
import { issueOf, type IssueSource, type Subject } from './issue';
import type { HealthQueries } from './health-queries';
import { checkLink, type KnownIds } from './link-issues';
import type { DeferredWork, Enqueue, Outcome } from './outcome';
import { findTextIssues } from './text-issues';

/** The shared context of an audit. */
export interface AuditContext {
  queries: HealthQueries;
  /** The content languages, the interface language first. */
  languages: readonly string[];
  enqueue: Enqueue;
  /** Defers a section's work until all lists are loaded. */
  defer: (section: IssueSource, work: DeferredWork) => void;
  /** Records the ids of items with public pages. */
  recordIds: (section: SectionName, rows: readonly { id: string | number }[]) => void;
}

/** Returns the subject of an item's issues from its versions. */
export function subjectOf<Row extends { no: string | number; lang: string }>(
  section: IssueSource,
  { no, main }: VersionGroup<Row>,
  name: string | null | undefined,
  href: string,
): Subject {
  return { section, key: String(no), name: name ?? '', nameLang: main.lang, href };
}

/** Checks a text of a language version. */
export function checkText(
  subject: Subject,
  lang: string,
  html: string,
  knownIds: KnownIds,
): Outcome {
  const { problems, ...counts } = findTextIssues(html, knownIds);
  return { findings: problems.map((problem) => issueOf(subject, problem, lang)), ...counts };
}

/** Checks one address of a language version. */
export function checkLinkOfVersion(
  subject: Subject,
  lang: string,
  url: string,
  knownIds: KnownIds,
): Outcome {
  const verdict = checkLink(url, knownIds);
  return {
    findings: typeof verdict === 'object' ? [issueOf(subject, verdict, lang)] : [],
    externalLinks: verdict === 'external' ? 1 : 0,
    uncheckedLinks: verdict === 'unknown' ? 1 : 0,
  };
}
