import { ApiError } from '@/api/errors';
import type { DraftOwner } from '@/admin/shared/draft-store';
import { keyPrefixRange, withStore } from '@/admin/shared/admin-db';
import type { Issue, IssueSource } from './issue';

/** Failed requests of a section: their number, and the first error. */
export interface FailedRequests {
  section: IssueSource;
  times: number;
  error: unknown;
}

/** The results of one section. */
export interface SectionReport {
  section: IssueSource;
  findings: readonly Issue[];
  failedRequests: FailedRequests | undefined;
  /** Addresses of other sites, which are not requested. */
  externalLinks: number;
  /** Links within the site to sections that were not loaded. */
  uncheckedLinks: number;
  /** Texts that were skipped, as fetching them counts views. */
  skippedTexts: number;
  /** When the audit of the section was completed, in epoch milliseconds; undefined until then. */
  ended: number | undefined;
}

/** Stores reports per account beyond a reload. Neither method rejects. */
export interface Archive {
  read: (owner: DraftOwner) => Promise<SectionReport[]>;
  save: (owner: DraftOwner, report: SectionReport) => Promise<void>;
}

/** The format of stored reports. Rows of another format, from other releases, are ignored. */
const FORMAT_VERSION = 3;

/** A report as stored in the database. */
export interface HealthRow extends Omit<SectionReport, 'section' | 'failedRequests'> {
  user: string;
  /** The section; the name is that of the key in the database. */
  kind: IssueSource;
  at: number;
  format: number;
  failedRequests:
    { times: number; why: Pick<ApiError, 'kind' | 'status' | 'serverMessage'> } | undefined;
}

function toRow(user: string, report: SectionReport): HealthRow {
  const { section, failedRequests, ...rest } = report;
  // An error cannot be stored: only its data is saved.
  const { kind, status, serverMessage } =
    failedRequests?.error instanceof ApiError
      ? failedRequests.error
      : new ApiError({ kind: 'malformed' });
  return {
    ...{ ...rest, kind: section, user, at: report.ended ?? Date.now(), format: FORMAT_VERSION },
    failedRequests: failedRequests && {
      times: failedRequests.times,
      why: { kind, status, serverMessage },
    },
  };
}

function toReport(row: HealthRow): SectionReport {
  const { kind: section, findings, failedRequests } = row;
  const { externalLinks, uncheckedLinks, skippedTexts, ended } = row;
  const failure = failedRequests && {
    section,
    times: failedRequests.times,
    error: new ApiError(failedRequests.why),
  };
  return {
    section,
    findings,
    failedRequests: failure,
    externalLinks,
    uncheckedLinks,
    skippedTexts,
    ended,
  };
}

/** Stores the latest report of each section in this browser, as long as drafts. */
export const healthArchive: Archive = {
  read: async ({ user, aliases }) => {
    const found = await withStore('health', (store) =>
      Promise.all([...aliases, user].map((name) => store.getAll(keyPrefixRange(name)))),
    ).catch(() => []);
    const latest = new Map(
      found
        .flat()
        .filter(({ format }) => format === FORMAT_VERSION)
        .sort((one, other) => one.at - other.at)
        .map((row) => [row.kind, toReport(row)]),
    );
    return [...latest.values()];
  },
  save: ({ user }, report) =>
    withStore('health', async (store) => {
      await store.put(toRow(user, report));
    }).catch(() => undefined),
};
