import type { CatalogueTrees } from '@/api/admin/catalogues';
import type { ContentLanguage } from '@/api/admin/languages';
import type { ArticleSection } from '@/admin/articles/article';
import type { ArticleGroup } from './article-group';

/** The data of an article that its form uses. */
export interface ArticleForm {
  section: ArticleSection;
  /** The published item; null for a new one. */
  group: ArticleGroup | null;
  languages: readonly ContentLanguage[];
  /** The catalogues of the content type, by language; empty if it has none. */
  trees: CatalogueTrees;
  /** Whether the form is that of external items: a new item is then external (D25). */
  isExternalForm: boolean;
}
