import { ApiError } from '@/api/errors';
import type { DraftOwner } from '@/admin/shared/draft-store';
import { keyPrefixRange, withStore } from '@/admin/shared/admin-db';
import type { Issue, IssueSource } from './issue';

/** Failed requests of a section: their number, and the first error. */
export interface FailedRequests {
  kind: IssueSource;
  times: number;
  error: unknown;
}

/** The results of one section. */
export interface SectionReport {
  kind: IssueSource;
  findings: readonly Issue[];
  unread: FailedRequests | undefined;
  /** Addresses of other sites, which are not requested. */
  external: number;
  /** Links within the site to sections that were not loaded. */
  unjudged: number;
  /** Texts that were skipped, as fetching them counts views. */
  unviewed: number;
  /** When the audit of the section was completed, in epoch milliseconds; undefined until then. */
  ended: number | undefined;
}

/** Stores reports per account beyond a reload. Neither method rejects. */
export interface Archive {
  read: (owner: DraftOwner) => Promise<SectionReport[]>;
  save: (owner: DraftOwner, report: SectionReport) => Promise<void>;
}

/** A report as stored in the database. */
export interface HealthRow extends Omit<SectionReport, 'unread'> {
  user: string;
  at: number;
  unread: { times: number; why: Pick<ApiError, 'kind' | 'status' | 'serverMessage'> } | undefined;
}

function toRow(user: string, report: SectionReport): HealthRow {
  const { unread } = report;
  // An error cannot be stored: only its data is saved.
  const { kind, status, serverMessage } =
    unread?.error instanceof ApiError ? unread.error : new ApiError({ kind: 'malformed' });
  return {
    ...{ ...report, user, at: report.ended ?? Date.now() },
    unread: unread && { times: unread.times, why: { kind, status, serverMessage } },
  };
}

function toReport(row: HealthRow): SectionReport {
  const { kind, findings, unread, external, unjudged, unviewed, ended } = row;
  const failure = unread && { kind, times: unread.times, error: new ApiError(unread.why) };
  return { kind, findings, unread: failure, external, unjudged, unviewed, ended };
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
