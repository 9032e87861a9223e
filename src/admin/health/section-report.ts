import { ApiError } from '@/api/errors';
import type { DraftOwner } from '@/admin/shared/draft-store';
import { keyPrefixRange, withStore } from '@/admin/shared/admin-db';
import type { Issue, IssueSource } from './issue';

/** Of a kind, something could not be read: how often, and why the first time. */
export interface Unread {
  kind: IssueSource;
  times: number;
  error: unknown;
}

/** What is known of one kind. */
export interface SectionReport {
  kind: IssueSource;
  findings: readonly Issue[];
  unread: Unread | undefined;
  /** Addresses of other sites, which nobody opened. */
  external: number;
  /** Links within the site to what was not read with it. */
  unjudged: number;
  /** Texts that were left out, as reading them counts views. */
  unviewed: number;
  /** When it was looked through to its end, in epoch milliseconds; undefined while it was not. */
  ended: number | undefined;
}

/** Where reports outlive the page, per account. Neither rejects. */
export interface Archive {
  read: (owner: DraftOwner) => Promise<SectionReport[]>;
  keep: (owner: DraftOwner, report: SectionReport) => Promise<void>;
}

/** A report as the database holds it. */
export interface HealthRow extends Omit<SectionReport, 'unread'> {
  user: string;
  at: number;
  unread: { times: number; why: Pick<ApiError, 'kind' | 'status' | 'serverMessage'> } | undefined;
}

function toRow(user: string, report: SectionReport): HealthRow {
  const { unread } = report;
  // An error is no plain value: what is said of it is kept.
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

/** The latest report of each kind in this browser, for as long as drafts are kept. */
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
  keep: ({ user }, report) =>
    withStore('health', async (store) => {
      await store.put(toRow(user, report));
    }).catch(() => undefined),
};
