import { useCatalogueTrees } from '@/api/admin/catalogues';
import { ensureLanguageCodes, languageByCode, useContentLanguages } from '@/api/admin/languages';
import type { ArticleSection, ArticleVersion } from '@/admin/articles/article';
import type { ChangeableItem } from '@/admin/edit-form/use-save-change';
import { validationMessages } from '@/admin/fields/validate';
import type { ArticleForm } from './article-form';
import { loadArticleGroup, type ArticleGroup } from './article-group';
import { useArticleSchemaFactory } from './article-schema';
import {
  toArticleRequest,
  toArticleValues,
  compareArticle,
  type ArticleValues,
} from './article-values';

const NO_TREES = {};

/** Returns the function that describes an article by its `no`, to change it from the list. */
export function useChangeableArticle(section: ArticleSection) {
  const languages = useContentLanguages() ?? [];
  const codes = languages.map(({ code }) => code);
  const schemaOf = useArticleSchemaFactory();
  const { data: trees = NO_TREES } = useCatalogueTrees(
    section.catalogueType ?? 0,
    section.catalogueType === undefined || codes.length === 0 ? undefined : codes,
  );
  return (no: ArticleVersion['no']): ChangeableItem<ArticleGroup, ArticleValues> => {
    const formOf = (values: ArticleValues, group: ArticleGroup): ArticleForm => ({
      ...{ section, group, trees, isExternalForm: false },
      languages: Object.keys(values.versions).map((code) => languageByCode(languages, code)),
    });
    return {
      load: async () => loadArticleGroup(section, String(no), await ensureLanguageCodes(codes)),
      toValues: (group) => toArticleValues(group, codes),
      validate: (values, group) => validationMessages(schemaOf(formOf(values, group)), values),
      prepare: (values, group) => {
        const states = { initialItem: group, latestItem: group };
        const request = toArticleRequest(values, states, formOf(values, group));
        return {
          send: request.updateWithoutRevalidation,
          compare: (storedGroup) => compareArticle(storedGroup, request, trees),
        };
      },
    };
  };
}
