import { createContext, useContext } from 'react';
import type { CatalogueTrees } from '@/api/admin/catalogues';
import type { ContentLanguage } from '@/api/admin/languages';
import type { ArticleSection } from '@/admin/articles/article';
import type { ArticleGroup } from './article-group';

/** What the fields of an article's form know of the article. */
export interface ArticleForm {
  section: ArticleSection;
  /** The item as it is published; null for a new one. */
  group: ArticleGroup | null;
  languages: readonly ContentLanguage[];
  /** The catalogues of the kind, by language; none where it has none. */
  trees: CatalogueTrees;
  /** Whether a new version lies elsewhere (D25). */
  external: boolean;
}

/** The article that fields belong to. */
export const ArticleContext = createContext<ArticleForm | null>(null);

/** The article of the form around. Throws outside of any. */
export function useArticle(): ArticleForm {
  const article = useContext(ArticleContext);
  if (!article) throw new Error('no article form around');
  return article;
}
