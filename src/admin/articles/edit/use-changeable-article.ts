import { useCatalogueTrees } from '@/api/admin/catalogues';
import { languageByCode, useContentLanguages } from '@/api/admin/languages';
import { CASES, HONORS, NEWS } from '@/admin/articles/article-sections';
import type { ArticleSection, ArticleVersion, EditableSection } from '@/admin/articles/article';
import type { ChangeableItem, PreparedSave } from '@/admin/edit-form/use-save-change';
import { validationMessages } from '@/admin/fields/validate';
import type { ArticleSectionName } from '@/admin/sections';
import type { ArticleForm } from './article-context';
import { loadArticleGroup, type ArticleGroup } from './article-group';
import { useArticleSchemas } from './article-schema';
import { articleInputs, articleValues, compareArticle, type ArticleValues } from './article-values';

/** Returns the request that stores the values of an article. */
type Prepare = (values: ArticleValues, form: ArticleForm) => PreparedSave<ArticleGroup>;

function createPrepare<Input extends { lang: string }>(section: EditableSection<Input>): Prepare {
  return (values, form) => {
    const { group, trees } = form;
    const body = articleInputs(
      values,
      { initialItem: group, latestItem: group },
      { ...form, section },
    );
    return {
      send: (idempotencyKeys) => section.calls.updateWithoutRevalidation(body, idempotencyKeys),
      compare: (stored) => compareArticle(stored, body, trees),
    };
  };
}

const PREPARE: Record<ArticleSectionName, Prepare> = {
  news: createPrepare(NEWS),
  cases: createPrepare(CASES),
  honors: createPrepare(HONORS),
};

const NO_TREES = {};

/** Returns the function that describes an article by its `no`, to change it from the list. */
export function useChangeableArticle(section: ArticleSection) {
  const languages = useContentLanguages() ?? [];
  const codes = languages.map(({ code }) => code);
  const schemaOf = useArticleSchemas();
  const { data: trees = NO_TREES } = useCatalogueTrees(
    section.catalogueType ?? 0,
    section.catalogueType === undefined || codes.length === 0 ? undefined : codes,
  );
  return (no: ArticleVersion['no']): ChangeableItem<ArticleGroup, ArticleValues> => {
    const formOf = (values: ArticleValues, group: ArticleGroup): ArticleForm => ({
      ...{ section, group, trees, isExternal: false },
      languages: Object.keys(values.versions).map((code) => languageByCode(languages, code)),
    });
    return {
      load: () => loadArticleGroup(section, String(no), codes),
      toValues: (group) => articleValues(group, codes),
      validate: (values, group) => validationMessages(schemaOf(formOf(values, group)), values),
      prepare: (values, group) => PREPARE[section.name](values, formOf(values, group)),
    };
  };
}
