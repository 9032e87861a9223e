import { ensureLanguageCodes } from '@/api/admin/languages';
import { editPathOf, type ArticleSection, type ListedArticle } from '@/admin/articles/article';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';

/**
 * Fetches an item in all its languages before it is deleted (D24); undefined if it is missing. `loadedCodes` are those of
 * the content languages, empty until they are loaded. Throws `ApiError`.
 */
export async function fetchContentForDeletion(
  section: ArticleSection,
  { no, mainVersion }: ListedArticle,
  loadedCodes: readonly string[],
): Promise<DeletedContent | undefined> {
  const { loadArticleGroup } = await import('@/admin/articles/edit/article-group');
  const group = await loadArticleGroup(section, String(no), await ensureLanguageCodes(loadedCodes));
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
