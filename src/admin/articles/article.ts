import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { CatalogueType } from '@/api/admin/catalogues';
import type { ContentCalls, ContentVersion } from '@/api/admin/content';
import { parseMoment } from '@/lib/dates';
import { versionsOf, type VersionGroup } from '@/lib/group-versions';
import type { ArticleSectionName } from '@/admin/sections';

/** One language version of a news item, a case or an honor. Fields that a content type lacks are absent (§3). */
export interface ArticleVersion extends ContentVersion {
  cataId?: string | number | null | undefined;
  contentUrl?: string | null | undefined;
  isLink?: number | null | undefined;
  note?: string | null | undefined;
}

/** A list item with its language versions. */
export type ListedArticle = VersionGroup<ArticleVersion>;

/** The fields that every content type sends for a version. */
interface ArticleInput {
  /** Absent for a new version. */
  id?: ArticleVersion['id'];
  /** Absent for a new item. */
  no?: ArticleVersion['no'];
  lang: string;
  title: string;
  content: string;
  coverUrl: string;
}

type Path = NonNullable<LinkProps['to']>;

/** A content type of articles in the admin area: its calls and its screens (§2). */
export interface ArticleSection {
  /** Identifies the content type, also in the keys of drafts and queries. */
  name: ArticleSectionName;
  calls: ContentCalls<ArticleVersion, never>;
  listPath: Extract<Path, `/admin/articles/${string}/list`>;
  editPath: Extract<Path, `/admin/articles/${string}/edit`>;
  /** The screen for external items, for content types that have them (D25). */
  externalEditPath?: Extract<Path, `/admin/articles/${string}/edit-external`>;
  /** The screen that imports items from a spreadsheet, for content types that have it. */
  importPath?: Extract<Path, `/admin/articles/${string}/import`>;
  /** The public detail page. */
  detailPath: Extract<Path, `/${string}/detail/$id`>;
  /** The type of its catalogues and the screen that manages them, for content types that have them. */
  catalogueType?: CatalogueType;
  folderPath?: Extract<Path, `/admin/articles/${string}/folder`>;
  isExternal: (version: ArticleVersion) => boolean;
  texts: {
    /** Shown below the list's heading. */
    help: MessageDescriptor;
    add: MessageDescriptor;
    addFirst: MessageDescriptor;
    addExternal?: MessageDescriptor;
  };
}

/** Additional fields that some content types send. */
export interface ArticleExtras {
  note: string;
  contentUrl: string;
  isExternal: boolean;
  /** Undefined for content types without catalogues, and if validation was bypassed. */
  cataId: ArticleVersion['id'] | undefined;
}

/** A content type whose items can be created and updated. */
export interface EditableSection<Input> extends ArticleSection {
  calls: ContentCalls<ArticleVersion, Input>;
  /** Returns the request body of a version. */
  toInput: (common: ArticleInput, extras: ArticleExtras) => Input;
}

/** A content type with only title, text and cover: no catalogues, no external items. Only its messages differ. */
export interface BasicArticleSection extends EditableSection<ArticleInput> {
  /** The headings of its edit screen. */
  titles: { create: MessageDescriptor; edit: MessageDescriptor };
}

/** Returns the path of the screen that edits a version's item. */
export function editPathOf(
  section: ArticleSection,
  version: ArticleVersion,
): NonNullable<ArticleSection['externalEditPath']> | ArticleSection['editPath'] {
  return section.externalEditPath && section.isExternal(version)
    ? section.externalEditPath
    : section.editPath;
}

/** Returns the row key of an item. */
export function keyOf({ no }: ListedArticle): string {
  return String(no);
}

/** Returns the title of an item. */
export function nameOf({ main }: ListedArticle): string {
  return main.title;
}

/** Returns the views of an item in all its languages. */
export function viewsOf(group: ListedArticle): number {
  return versionsOf(group).reduce((sum, { views }) => sum + (Number(views) || 0), 0);
}

/**
 * Returns the version that was published last, whatever the format of its date (D15); undefined if no version has a
 * date.
 */
export function latestOf(versions: readonly ArticleVersion[]): ArticleVersion | undefined {
  const time = ({ updateTime }: ArticleVersion) => parseMoment(updateTime)?.date.getTime() ?? 0;
  return versions.reduce<ArticleVersion | undefined>(
    (latest, version) => (latest && time(latest) >= time(version) ? latest : version),
    undefined,
  );
}

/** Returns the version whose date and author represent an item: the one that was published last. */
export function publicationOf(group: ListedArticle): ArticleVersion {
  return latestOf(versionsOf(group)) ?? group.main;
}
