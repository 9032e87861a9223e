import { ApiError } from '@/api/errors';
import type { StorageOwner } from '@/admin/shared/draft-store';
import { keyPrefixRange, withStore } from '@/admin/shared/admin-db';
import type { Issue, AuditedSection } from './issue';

export interface SectionReport {
  section: AuditedSection;
  issues: readonly Issue[];
  /** The number of failed requests, and the first error. */
  failedRequests: { times: number; error: unknown } | undefined;
  /** The number of addresses of other sites, which are not requested. */
  externalLinks: number;
  /** The number of links within the site to sections that were not loaded completely. */
  uncheckedInternalLinks: number;
  /** The number of texts that were skipped, as fetching them counts views. */
  skippedTexts: number;
  /** When the audit of the section was completed, in epoch milliseconds; undefined until then. */
  completedAt: number | undefined;
}

/** Returns whether the audit of a section was completed and no request failed. */
export function isFullyChecked({ completedAt, failedRequests }: SectionReport): boolean {
  return completedAt !== undefined && failedRequests === undefined;
}

/** The format of stored reports. Rows of other formats, which other releases have stored, are ignored. */
const FORMAT_VERSION = 3;

export interface HealthRow extends Omit<
  SectionReport,
  'section' | 'issues' | 'failedRequests' | 'uncheckedInternalLinks' | 'completedAt'
> {
  user: string;
  /** From here to `ended`: fields of the report that have other names in the database. */
  kind: AuditedSection;
  findings: SectionReport['issues'];
  uncheckedLinks: SectionReport['uncheckedInternalLinks'];
  ended: SectionReport['completedAt'];
  at: number;
  format: number;
  failedRequests:
    { times: number; why: Pick<ApiError, 'kind' | 'status' | 'serverMessage'> } | undefined;
}

function toRow(user: string, report: SectionReport): HealthRow {
  const { section: kind, issues: findings, completedAt: ended, failedRequests, ...others } = report;
  const { uncheckedInternalLinks: uncheckedLinks, ...rest } = others;
  // An error cannot be stored: only its data is saved.
  const {
    kind: errorKind,
    status,
    serverMessage,
  } = failedRequests?.error instanceof ApiError
    ? failedRequests.error
    : new ApiError({ kind: 'malformed' });
  return {
    ...{ ...rest, kind, findings, uncheckedLinks, ended },
    ...{ user, at: ended ?? Date.now(), format: FORMAT_VERSION },
    failedRequests: failedRequests && {
      times: failedRequests.times,
      why: { kind: errorKind, status, serverMessage },
    },
  };
}

function toReport(row: HealthRow): SectionReport {
  const { kind: section, findings: issues, failedRequests } = row;
  const { externalLinks, skippedTexts, ended: completedAt } = row;
  const { uncheckedLinks: uncheckedInternalLinks } = row;
  return {
    ...{ section, issues, externalLinks, uncheckedInternalLinks, skippedTexts, completedAt },
    failedRequests: failedRequests && {
      times: failedRequests.times,
      error: new ApiError(failedRequests.why),
    },
  };
}

/** Returns the latest report of each section of an account, which this browser keeps as long as drafts. Does not throw. */
export async function readReports({ user, otherNames }: StorageOwner): Promise<SectionReport[]> {
  const rows = await withStore('health', (store) =>
    Promise.all([...otherNames, user].map((name) => store.getAll(keyPrefixRange(name)))),
  ).catch(() => []);
  const latestReports = new Map(
    rows
      .flat()
      .filter(({ format }) => format === FORMAT_VERSION)
      .sort((one, other) => one.at - other.at)
      .map((row) => [row.kind, toReport(row)]),
  );
  return [...latestReports.values()];
}

/** Stores the report of a section for an account. Does not throw. */
export async function saveReport({ user }: StorageOwner, report: SectionReport): Promise<void> {
  await withStore('health', (store) => store.put(toRow(user, report))).catch(() => undefined);
}
