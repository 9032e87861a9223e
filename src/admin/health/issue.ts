import type { NamedContentType } from '@/admin/sections';

/** An audited section: one whose items have names, or the portal configuration, which has none. */
export type AuditedSection = NamedContentType | 'portal';

/** In the order in which the sections are audited and shown. */
export const AUDITED_SECTIONS = [
  'news',
  'cases',
  'honors',
  'lawyers',
  'professionalFields',
  'banners',
  'portal',
  'jobs',
  'catalogues',
] as const satisfies readonly AuditedSection[];

export type Problem =
  | { type: 'language'; missing: string }
  /** A language has fewer records than another, for sections whose languages are not linked (D26). */
  | { type: 'fewer'; missing: string; count: number; most: number }
  | { type: 'picture' }
  /** Visitors would see the name or title that is missing. */
  | { type: 'missing-name'; item: 'firm' | 'office' | 'banner' | 'office-picture' }
  /** Counters that visitors see have no number. */
  | { type: 'missing-number'; count: number }
  /** An address or anchor of this site that does not exist. */
  | { type: 'broken-link'; url: string }
  /** An unencrypted address of another site. */
  | { type: 'insecure'; url: string }
  /** An address that is empty, invalid or of an unsupported protocol. */
  | { type: 'unusable'; url: string }
  | { type: 'missing-alt'; count: number }
  | { type: 'unused' }
  /** A catalogue without articles in it or below. */
  | { type: 'empty' };

export interface Issue {
  /** The same for the same problem of an item in several texts, so that it is listed once. */
  id: string;
  section: AuditedSection;
  problem: Problem;
  /** The item's name, empty for a whole section or without a name, and the language of that name. */
  name: string;
  nameLang: string | undefined;
  /** The affected language version; undefined if the issue is not of a single one. */
  lang: string | undefined;
  href: string;
}

export type IssueSubject = Pick<Issue, 'section' | 'name' | 'nameLang' | 'href'> & {
  /** Identifies the item within its section. */
  key: string;
};

/** Creates an issue of an item, or of one language version of it. */
export function issueOf(subject: IssueSubject, problem: Problem, lang?: string): Issue {
  const { key, ...rest } = subject;
  const detail = Object.values(problem).join(' ');
  // A news catalogue and a case catalogue may have the same `no`: their screens differ.
  const id = [subject.section, subject.href, key, lang ?? '', detail].join(' ');
  return { ...rest, problem, lang, id };
}

/** Returns the subject of the issues of a whole section. */
export function sectionSubject(section: AuditedSection, href: string): IssueSubject {
  return { section, key: '', name: '', nameLang: undefined, href };
}
