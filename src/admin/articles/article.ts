import type { MessageDescriptor } from '@lingui/core';
import type { LinkProps } from '@tanstack/react-router';
import type { CatalogueType } from '@/api/admin/catalogues';
import type { ContentCalls, ContentVersion } from '@/api/admin/content';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { parseMoment } from '@/lib/dates';
import { versionsOf, type VersionGroup } from '@/admin/shared/group-versions';
import type { ArticleSectionName } from '@/admin/sections';

/** One language version of a news item, a case or an honor. Fields that a content type lacks are absent (§3). */
export interface ArticleVersion extends ContentVersion {
  cataId?: string | number | null | undefined;
  contentUrl?: string | null | undefined;
  isLink?: number | null | undefined;
  note?: string | null | undefined;
}

export type ListedArticle = VersionGroup<ArticleVersion>;

/** A version as it is sent; a content type lacks some of the fields. */
export type SentArticleVersion = { lang: string; title: string } & Partial<Record<string, unknown>>;

export interface ArticleRequest {
  inputs: SentArticleVersion[];
  /** Creates the item. Returns its `no` when the response contains it. */
  create: (idempotencyKeys: IdempotencyKeys) => Promise<ArticleVersion['no'] | undefined>;
  update: (idempotencyKeys: IdempotencyKeys) => Promise<void>;
  /** Updates one of several items; the caller revalidates after the last one. */
  updateWithoutRevalidation: (idempotencyKeys: IdempotencyKeys) => Promise<void>;
}

/** A version to send, with the fields of all content types. */
export interface ArticleInput {
  /** Absent for a new version. */
  id?: ArticleVersion['id'];
  /** Absent for a new item. */
  no?: ArticleVersion['no'];
  lang: string;
  title: string;
  content: string;
  coverUrl: string;
  note: string;
  contentUrl: string;
  isExternal: boolean;
  /** Undefined for content types without catalogues, and if validation was bypassed. */
  cataId: ArticleVersion['id'] | undefined;
}

type Path = NonNullable<LinkProps['to']>;

interface EditTitles {
  create: MessageDescriptor;
  edit: MessageDescriptor;
}

/** A content type of articles in the admin area: its calls and its screens (§2). */
export interface ArticleSection {
  /** Identifies the content type, also in the keys of drafts and table settings. */
  name: ArticleSectionName;
  calls: ContentCalls<ArticleVersion, never>;
  listPath: Extract<Path, `/admin/articles/${string}/list`>;
  editPath: Extract<Path, `/admin/articles/${string}/edit`>;
  externalEditPath?: Extract<Path, `/admin/articles/${string}/edit-external`>;
  importPath?: Extract<Path, `/admin/articles/${string}/import`>;
  detailPath: Extract<Path, `/${string}/detail/$id`>;
  catalogueType?: CatalogueType;
  /** The screen that manages its catalogues. */
  folderPath?: Extract<Path, `/admin/articles/${string}/folder`>;
  isExternal: (version: ArticleVersion) => boolean;
  hasSummary: boolean;
  toRequest: (versions: readonly ArticleInput[]) => ArticleRequest;
  texts: {
    /** Shown below the list's heading. */
    help: MessageDescriptor;
    add: MessageDescriptor;
    addFirst: MessageDescriptor;
    addExternal?: MessageDescriptor;
  };
  titles: EditTitles;
  externalTitles?: EditTitles;
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

/** Returns the key of an item in lists and edit forms: its `no`. */
export function keyOf({ no }: Pick<ListedArticle, 'no'>): string {
  return String(no);
}

/** Returns the sum of the views of an item in all its languages. */
export function viewsOf(group: ListedArticle): number {
  return versionsOf(group).reduce((sum, { views }) => sum + (Number(views) || 0), 0);
}

/** Returns the version that was published last (D15); the first if none has a date, undefined without versions. */
export function latestVersionOf(versions: readonly ArticleVersion[]): ArticleVersion | undefined {
  const time = ({ updateTime }: ArticleVersion) => parseMoment(updateTime)?.date.getTime() ?? 0;
  return versions.reduce<ArticleVersion | undefined>(
    (latest, version) => (latest && time(latest) >= time(version) ? latest : version),
    undefined,
  );
}

/** Returns the version whose date and author represent an item: the one that was published last. */
export function lastPublishedVersionOf(group: ListedArticle): ArticleVersion {
  return latestVersionOf(versionsOf(group)) ?? group.mainVersion;
}
