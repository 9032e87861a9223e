import type { NamedContentType } from '@/admin/sections';

/** An audited section: one whose items have names, or the portal configuration, which has none. */
export type AuditedSection = NamedContentType | 'portal';

/** All sections in the order of the audit. */
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
  /** The item lacks a content language. */
  | { type: 'language'; missing: string }
  /** A language has fewer records than another, for sections whose languages are not linked (D26). */
  | { type: 'fewer'; missing: string; count: number; most: number }
  /** The item has no picture. */
  | { type: 'picture' }
  /** Something whose name visitors see has no name. */
  | { type: 'missing-name'; item: 'firm' | 'office' | 'banner' | 'office-picture' }
  /** Visible counters without a number. */
  | { type: 'missing-number'; count: number }
  /** An address of this site that leads nowhere. */
  | { type: 'broken-link'; url: string }
  /** An unencrypted address. */
  | { type: 'insecure'; url: string }
  /** An address that is empty, invalid or of an unsupported protocol. */
  | { type: 'unusable'; url: string }
  /** Pictures in a text without alternative text. */
  | { type: 'missing-alt'; count: number }
  /** A job that no lawyer holds. */
  | { type: 'unused' }
  /** A catalogue without articles. */
  | { type: 'empty' };

/** An issue to fix: the problem, the item, and the screen that fixes it. */
export interface Issue {
  /** Identical for the same issue, so that none is listed twice. */
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

/** The common fields of the issues of an item. */
export type IssueSubject = Pick<Issue, 'section' | 'name' | 'nameLang' | 'href'> & {
  /** Identifies the item within its section. */
  key: string;
};

/** Returns an issue of an item, or of one language version of it. */
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
