import type { Page } from '@/api/response-envelope';
import { groupVersions, type VersionGroup } from '@/admin/shared/group-versions';
import { walkPages } from '@/admin/list/all-items/walk-pages';
import type { SectionName } from '@/admin/sections';
import { issueOf, type AuditedSection, type Issue, type IssueSubject } from './issue';
import type { HealthQueries } from './health-queries';
import { findLanguageIssues, type Version } from './item-issues';
import { checkLink, type LinkTargets } from './link-issues';
import { findTextIssues } from './text-issues';

export interface Outcome {
  issues: readonly Issue[];
  /** The number of addresses of other sites, which are not requested. */
  externalLinks?: number;
  /** The number of links within the site whose target section was not loaded completely. */
  uncheckedInternalLinks?: number;
  /** The number of texts that were skipped, as fetching them would count views (D37). */
  skippedTexts?: number;
  failure?: { error: unknown };
}

/** Work that needs all lists, to check links within the site. May return a request. */
export type DeferredWork = (targets: LinkTargets) => Outcome | (() => Promise<Outcome>);

export interface AuditContext {
  queries: HealthQueries;
  /** The content languages, the interface language first. */
  languages: readonly string[];
  enqueue: (section: AuditedSection, request: () => Promise<Outcome>) => void;
  defer: (section: AuditedSection, work: DeferredWork) => void;
  /** Adds the items of a section that has public pages, and the folders of their pictures. */
  addLinkTargets: <Row extends { id: string | number }>(
    section: SectionName,
    rows: readonly Row[],
    pictureOf: (row: Row) => string | null | undefined,
  ) => void;
}

interface PagedList<Row> {
  section: AuditedSection;
  fetchPage: (page: number, language?: string) => Promise<Page<Row>>;
  /** Called after the last response; `isComplete` is false if some pages failed to load. */
  onLastPage: (rows: Row[], isComplete: boolean) => readonly Issue[];
}

/** Queues the requests for all pages of a list in all languages, as they become known. */
export function enqueuePages<Row extends { id: string | number; lang: string }>(
  { languages, enqueue }: AuditContext,
  { section, fetchPage, onLastPage }: PagedList<Row>,
): void {
  walkPages(fetchPage, languages, (request) =>
    enqueue(section, async () => {
      const { failure, result } = await request();
      const issues = result ? onLastPage(result.rows, result.isComplete) : [];
      return { issues, ...(failure && { failure }) };
    }),
  );
}

interface ItemDescription<Row extends Version> {
  nameOf: (version: Row) => string | null | undefined;
  hrefOf: (item: VersionGroup<Row>) => string;
}

/** Returns the items of rows, each with the subject of its issues, and an issue for each language that it lacks. */
export function describeItems<Row extends Version>(
  { languages }: Pick<AuditContext, 'languages'>,
  section: AuditedSection,
  rows: readonly Row[],
  { nameOf, hrefOf }: ItemDescription<Row>,
) {
  return groupVersions(rows, languages[0] ?? '').map((item) => {
    const { no, mainVersion, versions } = item;
    const subject: IssueSubject = {
      ...{ section, key: String(no), href: hrefOf(item) },
      ...{ name: nameOf(mainVersion) ?? '', nameLang: mainVersion.lang },
    };
    return {
      item,
      subject,
      languageIssues: findLanguageIssues(subject, Object.keys(versions), languages),
    };
  });
}

/** Returns the issues of a text of a language version, and how many of its addresses were not checked. */
export function checkText(
  subject: IssueSubject,
  lang: string,
  html: string,
  targets: LinkTargets,
): Outcome {
  const { problems, ...counts } = findTextIssues(html, targets);
  return { issues: problems.map((problem) => issueOf(subject, problem, lang)), ...counts };
}

/** Returns the issue of an address of a language version, or counts it as not checked. */
export function checkLinkOfVersion(
  subject: IssueSubject,
  lang: string,
  url: string,
  targets: LinkTargets,
): Outcome {
  const verdict = checkLink(url, targets);
  return {
    issues: typeof verdict === 'object' ? [issueOf(subject, verdict, lang)] : [],
    externalLinks: verdict === 'external' ? 1 : 0,
    uncheckedInternalLinks: verdict === 'unknown' ? 1 : 0,
  };
}

/** Joins the issues and adds up the numbers of several checks. */
export function mergeOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    issues: outcomes.flatMap(({ issues }) => issues),
    externalLinks: outcomes.reduce((sum, { externalLinks = 0 }) => sum + externalLinks, 0),
    uncheckedInternalLinks: outcomes.reduce(
      (sum, { uncheckedInternalLinks = 0 }) => sum + uncheckedInternalLinks,
      0,
    ),
    skippedTexts: outcomes.reduce((sum, { skippedTexts = 0 }) => sum + skippedTexts, 0),
  };
}
