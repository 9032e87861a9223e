import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useContentLanguages, type ContentLanguage } from '@/api/admin/languages';
import { createLawyer, listAdminLawyers, type Lawyer, type LawyerInput } from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { csvColumns } from '@/admin/csv/csv-fields';
import { NAME_SEPARATOR } from '@/admin/csv/csv-file';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import { newLawyerInputs } from '@/admin/people/edit/lawyer-inputs';
import { useLawyerSchemas } from '@/admin/people/edit/lawyer-schema';
import { revalidateChoices, useChoices } from '@/admin/people/edit/use-choices';
import { withSchemaErrors } from './check-rows';
import type { ImportType, ImportTypeQuery } from './checked-row';
import { importedItem, readExistingItems, type ImportCalls } from './import-calls';
import { ImportPage } from './import-page';
import { readLawyer } from './lawyer-row';
import type { ItemLink } from './run-step';
import { useExamples } from './use-examples';

const NO_LANGUAGES: readonly ContentLanguage[] = [];

const CALLS: ImportCalls<Lawyer, LawyerInput> = {
  create: (inputs, idempotencyKeys) =>
    createLawyer(inputs, idempotencyKeys).catch(refetchAfter422(revalidateChoices)),
  list: ({ title: name, ...query }, language) =>
    listAdminLawyers({ ...query, ...(name !== undefined && { name }) }, language),
  titleOf: ({ name }) => name,
};

/** Returns the import of lawyers once jobs, professional fields and offices are loaded. */
function useLawyerImport(): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const { data, error, retry } = useChoices(contentLanguages?.map(({ code }) => code));
  const choices = data ?? NO_CHOICES;
  const schemaOf = useLawyerSchemas();
  const examples = useExamples();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
    const schema = schemaOf({ group: null, languages, choices });
    return {
      columns: csvColumns('lawyers', codes),
      ...{ section: 'lawyers', titleField: 'name', requiredField: undefined },
      exampleOf: ({ field, language = locale }) => {
        const namedRecords: Record<string, readonly { name: string }[] | undefined> = {
          jobNos: choices.jobs[locale]?.slice(0, 1),
          officeId: choices.offices[locale]?.slice(0, 1),
          proFieldIds: choices.professionalFields[locale]?.slice(0, 2),
        };
        const names = namedRecords[field.name]?.map(({ name }) => name).join(NAME_SEPARATOR);
        return language === locale ? (names ?? examples(field.name)) : '';
      },
      check: async (readCell) => {
        const { values, errors } = readLawyer(readCell, codes, choices);
        return {
          errors: await withSchemaErrors(schema, values, errors),
          toItem: (createdItems) =>
            importedItem(CALLS, newLawyerInputs(values, null, choices), createdItems),
        };
      },
      readExistingItems: () => readExistingItems(CALLS, codes),
    };
  }, [languages, choices, schemaOf, examples, locale]);
  return { type: contentLanguages && data ? type : undefined, error, retry };
}

const LIST_PATH = '/admin/people/list';

/** Returns the link to the list with the name: the edit form needs an id, which the response lacks. */
const itemLink: ItemLink = (_, name) => ({ to: LIST_PATH, search: { name } });

/** Renders `/admin/people/import`. */
export function LawyerImportPage() {
  const { t } = useLingui();
  const query = useLawyerImport();
  return (
    <ImportPage
      title={t`Import lawyers`}
      section="lawyers"
      {...{ query, listPath: LIST_PATH, itemLink }}
    />
  );
}
