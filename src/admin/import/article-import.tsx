import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { revalidateCatalogues, useCatalogueTrees } from '@/api/admin/catalogues';
import { useContentLanguages } from '@/api/admin/languages';
import { useLocale } from '@/i18n/use-locale';
import { completeUrl } from '@/admin/fields/complete-url';
import { CASES, NEWS } from '@/admin/articles/article-sections';
import type { ArticleSection, ArticleVersion } from '@/admin/articles/article';
import type { ArticleForm } from '@/admin/articles/edit/article-form';
import { useArticleSchemaFactory } from '@/admin/articles/edit/article-schema';
import {
  toArticleRequest,
  EMPTY_VERSION,
  type ArticleValues,
} from '@/admin/articles/edit/article-values';
import { csvColumns } from '@/admin/csv/csv-fields';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { withSchemaErrors } from './check-rows';
import type { CellProblem, CellReader, ImportType, ImportTypeQuery } from './checked-row';
import { createItemToImport, fetchExistingItems, type ListCalls } from './import-calls';
import { ImportPage } from './import-page';
import { catalogueNames, exampleCatalogueName, findByName, type NamedKey } from './names';
import { findUnsafeHtml, textToHtml } from './text-to-html';
import { useFieldExample } from './use-field-example';

const NO_LANGUAGES: ArticleForm['languages'] = [];
const NO_TREES: ArticleForm['trees'] = {};

interface ArticleRow {
  values: ArticleValues;
  /** Whether a language has a web address (D25). */
  isExternal: boolean;
  errors: Map<string, CellProblem>;
}

/** Returns the values of a row in the edit form, and the errors of the catalogue name and of the HTML. */
function readArticle(
  readCell: CellReader,
  languages: readonly string[],
  catalogues: readonly NamedKey[],
): ArticleRow {
  const errors = new Map<string, CellProblem>();
  const name = readCell('cataNo');
  const catalogue = findByName(catalogues, name);
  if (name !== '' && 'problem' in catalogue)
    errors.set(
      'cataNo',
      catalogue.problem === 'unknown'
        ? { type: 'unknown-names', names: [name] }
        : { type: 'ambiguous-catalogue', name },
    );
  const versionOf = (code: string) => {
    const keyOfField = (field: string) => `versions.${code}.${field}`;
    const problem = findUnsafeHtml(readCell(keyOfField('content')));
    if (problem) errors.set(keyOfField('content'), problem);
    return {
      ...EMPTY_VERSION,
      title: readCell(keyOfField('title')),
      note: readCell(keyOfField('note')),
      content: textToHtml(readCell(keyOfField('content'))),
      contentUrl: completeUrl(readCell(keyOfField('contentUrl'))),
    };
  };
  const versions = Object.fromEntries(languages.map((code) => [code, versionOf(code)]));
  return {
    values: { cataNo: 'key' in catalogue ? catalogue.key : null, cover: '', versions },
    isExternal: Object.values(versions).some(({ contentUrl }) => contentUrl !== ''),
    errors,
  };
}

function listCallsOf({ calls }: ArticleSection): ListCalls<ArticleVersion> {
  return {
    list: ({ page, ...query }, language) => calls.list({ pageNo: page, ...query }, language),
    titleOf: ({ title }) => title,
  };
}

/** Returns the import of a content type of articles once its languages and catalogues are loaded. */
function useArticleImport(section: ArticleSection): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const { data, error, mutate } = useCatalogueTrees(
    section.catalogueType ?? 0,
    contentLanguages?.map(({ code }) => code),
  );
  const trees = data ?? NO_TREES;
  const schemaOf = useArticleSchemaFactory();
  const exampleOfField = useFieldExample();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
    const catalogues = catalogueNames(trees);
    const calls = listCallsOf(section);
    const rulesOf = (isExternalForm: boolean) => {
      const form: ArticleForm = { section, group: null, languages, trees, isExternalForm };
      return { form, schema: schemaOf(form) };
    };
    const [internalRules, externalRules] = [rulesOf(false), rulesOf(true)];
    return {
      columns: csvColumns(section.name, codes),
      ...{ section: section.name, titleField: 'title', requiredField: 'cataNo' },
      exampleOf: ({ field, language = locale }) => {
        if (field.name === 'cataNo') return exampleCatalogueName(trees, locale) ?? '';
        return language === locale ? exampleOfField(field.name) : '';
      },
      check: async (readCell) => {
        const { values, isExternal, errors } = readArticle(readCell, codes, catalogues);
        const { form, schema } = isExternal ? externalRules : internalRules;
        const states = { initialItem: null, latestItem: null };
        return {
          errors: await withSchemaErrors(schema, values, errors),
          toItem: (createdItems) =>
            createItemToImport(
              {
                ...calls,
                create: (idempotencyKeys) =>
                  toArticleRequest(values, states, form)
                    .create(idempotencyKeys)
                    .catch(refetchAfter422(revalidateCatalogues)),
              },
              Object.entries(values.versions).map(([lang, { title }]) => ({ lang, title })),
              createdItems,
            ),
        };
      },
      fetchExistingItems: () => fetchExistingItems(calls, codes),
    };
  }, [section, languages, trees, schemaOf, exampleOfField, locale]);
  return {
    type: contentLanguages && data ? type : undefined,
    error: data ? undefined : error,
    retry: mutate,
  };
}

interface ArticleImportPageProps {
  section: ArticleSection;
  title: string;
}

/** Renders the import of a content type. Links an item whose `no` is unknown to the list, filtered by its title. */
function ArticleImportPage({ section, title }: ArticleImportPageProps) {
  const { name, listPath, editPath } = section;
  const query = useArticleImport(section);
  return (
    <ImportPage
      section={name}
      {...{ title, query, listPath }}
      itemLink={(no, itemTitle) =>
        no === undefined
          ? { to: listPath, search: { title: itemTitle } }
          : { to: editPath, search: { no } }
      }
    />
  );
}

/** Renders `/admin/articles/news/import`. */
export function NewsImportPage() {
  const { t } = useLingui();
  return <ArticleImportPage section={NEWS} title={t`Import news`} />;
}

/** Renders `/admin/articles/cases/import`. */
export function CaseImportPage() {
  const { t } = useLingui();
  return <ArticleImportPage section={CASES} title={t`Import cases`} />;
}
