import { createContext, useContext } from 'react';
import type { CatalogueTrees } from '@/api/admin/catalogues';
import type { ContentLanguage } from '@/api/admin/languages';
import type { ArticleSection } from '@/admin/articles/article';
import type { ArticleGroup } from './article-group';

/** The data of an article that its form fields use. */
export interface ArticleForm {
  section: ArticleSection;
  /** The item as it is published; null for a new one. */
  group: ArticleGroup | null;
  languages: readonly ContentLanguage[];
  /** The catalogues of the content type, by language; empty if it has none. */
  trees: CatalogueTrees;
  /** Whether the form is that of external items: a new item is then external (D25). */
  isExternalForm: boolean;
}

/** Provides the edited article to the fields of its form. */
export const ArticleContext = createContext<ArticleForm | null>(null);

/** Returns the article of the surrounding form. Throws outside of a form. */
export function useArticle(): ArticleForm {
  const article = useContext(ArticleContext);
  if (!article) throw new Error('useArticle must be called inside an ArticleContext.');
  return article;
}
