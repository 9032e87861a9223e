import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/**
 * One language version of a lawyer (§3). Responses look up the names of jobs, fields and the office. `sort` is the same in
 * every language version (D27).
 */
export interface LawyerRecord extends Entity, Positioned {
  id: number;
  no: string;
  lang: string;
  top: 0 | 1;
  name: string;
  photoUrl: string;
  phoneNumber: string;
  email: string;
  intro: string;
  jobIds: number[];
  proFieldIds: number[];
  officeId: number | null;
  customContents: { title: string; content: string }[];
  customContent?: unknown;
}

/** The language versions of one lawyer, with the keys for sorting. */
interface LawyerGroup extends Positioned {
  no: string;
  top: 0 | 1;
  versions: Readonly<LawyerRecord>[];
}

function groupOf(no: string, versions: Readonly<LawyerRecord>[]): LawyerGroup {
  const { id = 0, sort = 0 } = versions[0] ?? {};
  return { id, no, sort, top: versions.some(({ top }) => top === 1) ? 1 : 0, versions };
}

/** Returns every lawyer with all versions, in the order that staff set. */
export function lawyersByPosition(lawyers: Table<LawyerRecord>): LawyerGroup[] {
  return lawyers.memoize('by position', () => lawyers.groups(groupOf).sort(byPosition));
}

/** Returns the lawyers of `lawyersByPosition`, those with a pinned version first. */
export function lawyersPinnedFirst(lawyers: Table<LawyerRecord>): LawyerGroup[] {
  return lawyers.memoize('top first', () =>
    lawyersByPosition(lawyers).toSorted((a, b) => b.top - a.top),
  );
}

/** Returns every version in one language: pinned ones first, then in the order that staff set. */
export function lawyersIn(lawyers: Table<LawyerRecord>, lang: string): Readonly<LawyerRecord>[] {
  return lawyers.memoize(`in ${lang}`, () =>
    lawyersByPosition(lawyers)
      .flatMap(({ versions }) => versions.filter((version) => version.lang === lang))
      .sort((a, b) => b.top - a.top),
  );
}
