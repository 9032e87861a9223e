import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/**
 * One language version of a lawyer (§3). Names of jobs, fields and the office are looked up when an
 * answer is made. `sort` is the same in every language version (D27).
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

/** The language versions of one lawyer, with what the place in a list depends on. */
interface LawyerGroup extends Positioned {
  no: string;
  top: 0 | 1;
  versions: Readonly<LawyerRecord>[];
}

function groupOf(no: string, versions: Readonly<LawyerRecord>[]): LawyerGroup {
  const { id = 0, sort = 0 } = versions[0] ?? {};
  return { id, no, sort, top: versions.some(({ top }) => top === 1) ? 1 : 0, versions };
}

/** Every lawyer with all versions, in the order that staff made. */
export function lawyersByPosition(lawyers: Table<LawyerRecord>): LawyerGroup[] {
  return lawyers.cached('by position', () => lawyers.groups(groupOf).sort(byPosition));
}

/** The same, but first those with a version on top. */
export function lawyersTopFirst(lawyers: Table<LawyerRecord>): LawyerGroup[] {
  return lawyers.cached('top first', () =>
    lawyersByPosition(lawyers).toSorted((a, b) => b.top - a.top),
  );
}

/** Every version in one language: those on top first, then in the order that staff made. */
export function lawyersIn(lawyers: Table<LawyerRecord>, lang: string): Readonly<LawyerRecord>[] {
  return lawyers.cached(`in ${lang}`, () =>
    lawyersByPosition(lawyers)
      .flatMap(({ versions }) => versions.filter((one) => one.lang === lang))
      .sort((a, b) => b.top - a.top),
  );
}
