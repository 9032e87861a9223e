import { byPosition, type Positioned } from './order';
import type { Entity, Table } from './table';

/**
 * One language version of a lawyer (§3). Names of jobs, fields and the office are looked up when an
 * answer is made. `sort` and `top` are the same in every language version (D23, D27).
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
export interface LawyerGroup extends Positioned {
  no: string;
  top: 0 | 1;
  versions: Readonly<LawyerRecord>[];
}

/** Every lawyer with all versions: those on top first, then in the order that staff made. */
export function lawyerGroups(lawyers: Table<LawyerRecord>): LawyerGroup[] {
  return lawyers.cached('groups', () => {
    const groups = new Map<string, LawyerGroup>();
    for (const version of lawyers.all()) {
      const { id, no, top, sort } = version;
      const group = groups.get(no);
      if (group) group.versions.push(version);
      else groups.set(no, { id, no, top, sort, versions: [version] });
    }
    return [...groups.values()].sort((a, b) => b.top - a.top || byPosition(a, b));
  });
}

/** Every version in one language, in the order of `lawyerGroups`. */
export function lawyersIn(lawyers: Table<LawyerRecord>, lang: string): Readonly<LawyerRecord>[] {
  return lawyers.cached(`in ${lang}`, () =>
    lawyerGroups(lawyers).flatMap(({ versions }) => versions.filter((one) => one.lang === lang)),
  );
}
