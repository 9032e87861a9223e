import { useMemo } from 'react';
import { revalidateCatalogues, useCatalogueTrees } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import type { ArticleForm } from '@/admin/articles/edit/article-context';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { useArticleSchema } from '@/admin/articles/edit/article-schema';
import { articleInputs } from '@/admin/articles/edit/article-values';
import type { ArticleSection, EditableSection } from '@/admin/articles/article';
import { csvColumns } from '@/admin/csv/csv-fields';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { readArticle } from './article-row';
import type { ImportType } from './checked-row';
import type { CreatedItems } from './created-items';
import type { ImportedItem } from './imported-item';
import type { ImportTypeQuery } from './import-type-query';
import { catalogueNames, exampleCatalogueName } from './names';
import { readExistingItems } from './read-existing';
import { withSchemaErrors } from './schema-errors';
import { useExamples } from './use-examples';

const NO_LANGUAGES: ArticleForm['languages'] = [];
const NO_TREES: ArticleForm['trees'] = {};

/** Returns the import of a content type of articles once its catalogues are loaded. */
export function useArticleImport<Input extends { lang: string; title: string }>(
  section: EditableSection<Input>,
): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const query = useCatalogueTrees(
    section.catalogueType ?? 0,
    contentLanguages?.map(({ code }) => code),
  );
  const trees = query.data ?? NO_TREES;
  const internalForm = useNewArticleForm(section, languages, trees, false);
  const externalForm = useNewArticleForm(section, languages, trees, true);
  const examples = useExamples();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
    const catalogues = catalogueNames(trees);
    const toItem = (inputs: Input[], createdItems: CreatedItems): ImportedItem => {
      const [firstInput] = inputs;
      if (!firstInput) throw new Error('The row has no language version');
      const { lang, title } = firstInput;
      return {
        send: async (idempotencyKeys) => {
          const no = await section.calls
            .create(inputs, idempotencyKeys)
            .catch(refetchAfter422(revalidateCatalogues));
          return createdItems.record(firstInput, { no: no === undefined ? undefined : String(no) });
        },
        locate: (item, list) => createdItems.locate(firstInput, item, list),
        record: (item) => createdItems.record(firstInput, item),
        find: async () => {
          const query = { title, pageNo: 1, pageSize: 100 };
          const { items } = await section.calls.list(query, lang);
          return createdItems.find(firstInput, items);
        },
      };
    };
    return {
      columns: csvColumns(section.name, codes),
      ...{ section: section.name, titleField: 'title', requiredField: 'cataNo' },
      exampleOf: ({ field, language = locale }) => {
        if (field.name === 'cataNo') return exampleCatalogueName(trees, locale) ?? '';
        return language === locale ? examples(field.name) : '';
      },
      check: async (readCell) => {
        const { values, isExternal, errors } = readArticle(readCell, codes, catalogues);
        const { form, schema } = isExternal ? externalForm : internalForm;
        return {
          errors: await withSchemaErrors(schema, values, errors),
          toItem: (createdItems) =>
            toItem(
              articleInputs(values, { initialItem: null, latestItem: null }, { ...form, section }),
              createdItems,
            ),
        };
      },
      readExistingItems: () =>
        readExistingItems(
          codes,
          (pageNo, language) => section.calls.list({ pageNo, pageSize: PAGE_SIZE }, language),
          ({ title }) => title,
        ),
    };
  }, [section, languages, trees, internalForm, externalForm, examples, locale]);
  const { data, error, mutate } = query;
  return {
    type: contentLanguages && data ? type : undefined,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}

/** Returns a new item of the content type, and its rules. */
function useNewArticleForm(
  section: ArticleSection,
  languages: ArticleForm['languages'],
  trees: ArticleForm['trees'],
  isExternal: boolean,
) {
  const form = useMemo(
    (): ArticleForm => ({ section, group: null, languages, trees, isExternal }),
    [section, languages, trees, isExternal],
  );
  const schema = useArticleSchema(form);
  return useMemo(() => ({ form, schema }), [form, schema]);
}
