import type { CatalogueType } from '../../api/staff/catalogues';
import type { ContentCalls, ContentVersion } from '../../api/staff/content';
import { parseMoment } from '../../lib/dates';
import type { VersionGroup } from '../../lib/group-versions';

/** One language version of a news item, a case or an honour: what not every kind has is absent there (§3). */
export interface ArticleVersion extends ContentVersion {
  cataId?: string | number | null | undefined;
  contentUrl?: string | null | undefined;
  isLink?: number | null | undefined;
  note?: string | null | undefined;
}

/** One item of a list with its language versions. */
export type ListedArticle = VersionGroup<ArticleVersion>;

/** One kind of article in the back office: its calls and its screens (§2). */
export interface ArticleSection {
  /** Names its drafts and reads. */
  name: 'news' | 'cases' | 'honors';
  calls: ContentCalls<ArticleVersion, never>;
  list: '/admin/articles/news/list' | '/admin/articles/cases/list' | '/admin/articles/honors/list';
  edit: '/admin/articles/news/edit' | '/admin/articles/cases/edit' | '/admin/articles/honors/edit';
  /** Where items that lie elsewhere are edited, for kinds that have them (D25). */
  external?: '/admin/articles/news/edit-external' | '/admin/articles/cases/edit-external';
  /** Where visitors read it. */
  detail: '/news/detail/$id' | '/case/detail/$id' | '/honor/detail/$id';
  /** The type of its catalogues, for kinds that have them. */
  catalogues?: CatalogueType;
  isExternal: (version: ArticleVersion) => boolean;
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
