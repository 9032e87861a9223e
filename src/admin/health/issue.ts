import type { ItemKind } from '@/admin/sections';

/** What is looked through: what has names, and the portal configuration, which has none. */
export type IssueSource = ItemKind | 'portal';

/** All of it, in the order in which it is looked through. */
export const ISSUE_SOURCES = [
  'news',
  'cases',
  'honors',
  'lawyers',
  'professionalFields',
  'banners',
  'portal',
  'jobs',
  'catalogues',
] as const satisfies readonly IssueSource[];

/** What can be wrong with an item. */
export type Problem =
  /** A language of content in which the item is missing. */
  | { type: 'language'; missing: string }
  /** Fewer records in a language than in another, for kinds whose languages belong together by nothing (D26). */
  | { type: 'fewer'; missing: string; count: number; most: number }
  | { type: 'picture' }
  /** Something that visitors read the name of, without one. */
  | { type: 'nameless'; what: 'firm' | 'office' | 'banner' | 'premises' }
  /** Counters that are to be shown, without a number. */
  | { type: 'countless'; count: number }
  /** An address of this site that leads to nothing. */
  | { type: 'dead'; url: string }
  /** An address that is not encrypted. */
  | { type: 'insecure'; url: string }
  /** An address that no browser may follow. */
  | { type: 'unusable'; url: string }
  /** Pictures of a text that have no words for who does not see them. */
  | { type: 'wordless'; count: number }
  | { type: 'unused' }
  | { type: 'empty' };

/** Something to mend: what is wrong, with what, and on which screen it is mended. */
export interface Issue {
  /** The same for the same trouble, so that none is listed twice. */
  id: string;
  kind: IssueSource;
  problem: Problem;
  /** The item's name, empty where the whole kind is meant, and the language of that name. */
  name: string;
  nameLang: string | undefined;
  /** The language version that it is about; undefined where it is about all. */
  lang: string | undefined;
  href: string;
}

/** What findings about one item have alike. */
export type Subject = Pick<Issue, 'kind' | 'name' | 'nameLang' | 'href'> & {
  /** Tells the item from others of its kind. */
  key: string;
};

/** A finding about an item, or about one language version of it. */
export function issueOf(subject: Subject, problem: Problem, lang?: string): Issue {
  const { key, ...rest } = subject;
  const detail = Object.values(problem).join(' ');
  return { ...rest, problem, lang, id: `${subject.kind} ${key} ${lang ?? ''} ${detail}` };
}
