import { editPathOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/** Fetches an item in all its languages before it is deleted (D24); undefined if it is missing. Throws `ApiError`. */
export async function fetchContentForDeletion(
  section: ArticleSection,
  { no, mainVersion }: ListedArticle,
  languages: readonly string[],
): Promise<DeletedContent | undefined> {
  const { loadArticleGroup } = await import('@/admin/articles/edit/article-group');
  const group = await loadArticleGroup(section, String(no), languages);
  return group
    ? {
        section: section.name,
        title: mainVersion.title.trim(),
        languages: Object.keys(group.versions),
        partial: false,
        form: editPathOf(section, mainVersion),
        content: group,
      }
    : undefined;
}
