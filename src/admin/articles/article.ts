import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { CatalogueType } from '@/api/admin/catalogues';
import type { ContentCalls, ContentVersion } from '@/api/admin/content';
import { parseMoment } from '@/lib/dates';
import type { VersionGroup } from '@/lib/group-versions';
import type { ArticleName } from '@/admin/sections';

/** One language version of a news item, a case or an honour: what not every kind has is absent there (§3). */
export interface ArticleVersion extends ContentVersion {
  cataId?: string | number | null | undefined;
  contentUrl?: string | null | undefined;
  isLink?: number | null | undefined;
  note?: string | null | undefined;
}

/** One item of a list with its language versions. */
export type ListedArticle = VersionGroup<ArticleVersion>;

/** What every kind sends of a version. */
export interface ArticleInput {
  /** Absent in a new version. */
  id?: ArticleVersion['id'];
  /** Absent in a new item. */
  no?: ArticleVersion['no'];
  lang: string;
  title: string;
  content: string;
  coverUrl: string;
}

type Path = NonNullable<LinkProps['to']>;

/** One kind of article in the back office: its calls and its screens (§2). */
export interface ArticleSection {
  /** Names its drafts and reads. */
  name: ArticleName;
  calls: ContentCalls<ArticleVersion, never>;
  list: Extract<Path, `/admin/articles/${string}/list`>;
  edit: Extract<Path, `/admin/articles/${string}/edit`>;
  /** Where items that lie elsewhere are edited, for kinds that have them (D25). */
  external?: Extract<Path, `/admin/articles/${string}/edit-external`>;
  /** Where visitors read it. */
  detail: Extract<Path, `/${string}/detail/$id`>;
  /** The type of its catalogues and where they are arranged, for kinds that have them. */
  catalogues?: CatalogueType;
  folder?: Extract<Path, `/admin/articles/${string}/folder`>;
  isExternal: (version: ArticleVersion) => boolean;
  words: {
    /** Below the heading of its list. */
    help: MessageDescriptor;
    add: MessageDescriptor;
    addFirst: MessageDescriptor;
  };
}

/** A kind that has a title, a text and a cover, no catalogues and nothing external: words are all that is its own. */
export interface PlainSection extends ArticleSection {
  calls: ContentCalls<ArticleVersion, ArticleInput>;
  /** The headings of its edit screen. */
  titles: { create: MessageDescriptor; edit: MessageDescriptor };
}

/** The screen that edits a version's item. */
export function editScreen(
  section: ArticleSection,
  version: ArticleVersion,
): NonNullable<ArticleSection['external']> | ArticleSection['edit'] {
  return section.external && section.isExternal(version) ? section.external : section.edit;
}

/** The versions of an item, the one that stands for it first. */
export function versionsOf({ versions, main }: ListedArticle): ArticleVersion[] {
  const others = Object.values(versions).filter((version) => version !== main);
  return [main, ...others.filter((version) => version !== undefined)];
}

/** How often visitors have opened the item, in all its languages. */
export function viewsOf(group: ListedArticle): number {
  return versionsOf(group).reduce((sum, { views }) => sum + (Number(views) || 0), 0);
}

/** The version that was published last, whatever form its date has (D15); undefined of none. */
export function latestOf(versions: readonly ArticleVersion[]): ArticleVersion | undefined {
  const time = ({ updateTime }: ArticleVersion) => parseMoment(updateTime)?.date.getTime() ?? 0;
  return versions.reduce<ArticleVersion | undefined>(
    (latest, version) => (latest && time(latest) >= time(version) ? latest : version),
    undefined,
  );
}
