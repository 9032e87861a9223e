import { useMemo } from 'react';
import { revalidateCatalogues, useCatalogueTrees } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import type { ArticleForm } from '@/admin/articles/edit/article-context';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { useArticleSchema } from '@/admin/articles/edit/article-schema';
import { articleInputs } from '@/admin/articles/edit/article-values';
import type { ArticleSection, StoredSection } from '@/admin/articles/article';
import { csvColumns } from '@/admin/csv/csv-fields';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { readArticle } from './article-row';
import type { ImportType } from './checked-row';
import type { CreatedItems } from './created-items';
import type { ImportedItem } from './imported-item';
import type { ImportTypeQuery } from './import-type-query';
import { catalogueNames, firstCatalogue } from './names';
import { readExisting } from './read-existing';
import { withSchemaErrors } from './schema-errors';
import { useExamples } from './use-examples';

const NO_LANGUAGES: ArticleForm['languages'] = [];
const NO_TREES: ArticleForm['trees'] = {};

/** Returns the import of a content type of articles once its catalogues are loaded. */
export function useArticleImport<Input extends { lang: string; title: string }>(
  section: StoredSection<Input>,
): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const query = useCatalogueTrees(
    section.catalogues ?? 0,
    contentLanguages?.map(({ code }) => code),
  );
  const trees = query.data ?? NO_TREES;
  const own = useForm(section, languages, trees, false);
  const externalForm = useForm(section, languages, trees, true);
  const examples = useExamples();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
    const catalogues = catalogueNames(trees);
    const toItem = (inputs: Input[], created: CreatedItems): ImportedItem => {
      const [first] = inputs;
      if (!first) throw new Error('The row has no language version');
      const { lang, title } = first;
      return {
        send: async (idempotencyKeys) => {
          const no = await section.calls
            .create(inputs, idempotencyKeys)
            .catch(refetchAfter422(revalidateCatalogues));
          return created.record(first, { no: no === undefined ? undefined : String(no) });
        },
        locate: (item, list) => created.locate(first, item, list),
        record: (item) => created.record(first, item),
        find: async () => {
          const query = { title, pageNo: 1, pageSize: 100 };
          const { items } = await section.calls.list(query, lang);
          return created.find(first, items);
        },
      };
    };
    return {
      columns: csvColumns(section.name, codes),
      ...{ section: section.name, titleField: 'title', requiredField: 'cataNo' },
      exampleOf: ({ field, language = locale }) => {
        if (field.name === 'cataNo') return firstCatalogue(trees, locale) ?? '';
        return language === locale ? examples(field.name) : '';
      },
      check: async (cell) => {
        const { values, isExternal, errors } = readArticle(cell, codes, catalogues);
        const { form, schema } = isExternal ? externalForm : own;
        return {
          errors: await withSchemaErrors(schema, values, errors),
          toItem: (created) =>
            toItem(
              articleInputs(values, { opened: null, known: null }, { ...form, section }),
              created,
            ),
        };
      },
      readExisting: () =>
        readExisting(
          codes,
          (pageNo, language) => section.calls.list({ pageNo, pageSize: PAGE_SIZE }, language),
          ({ title }) => title,
        ),
    };
  }, [section, languages, trees, own, externalForm, examples, locale]);
  const { data, error, mutate } = query;
  return {
    type: contentLanguages && data ? type : undefined,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}

/** Returns a new item of the content type, and its rules. */
function useForm(
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
