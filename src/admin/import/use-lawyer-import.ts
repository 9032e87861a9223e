import { useMemo } from 'react';
import { useContentLanguages, type ContentLanguage } from '@/api/admin/languages';
import { createLawyer, listAdminLawyers, type LawyerInput } from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { PAGE_SIZE } from '@/admin/list/all-items/walk-pages';
import { csvColumns } from '@/admin/csv/csv-fields';
import { NAME_SEPARATOR } from '@/admin/csv/csv-file';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { NO_CHOICES } from '@/admin/people/edit/choices';
import { newLawyerInputs } from '@/admin/people/edit/lawyer-inputs';
import { useLawyerSchema } from '@/admin/people/edit/lawyer-schema';
import { revalidateChoices, useChoices } from '@/admin/people/edit/use-choices';
import type { ImportType } from './checked-row';
import type { CreatedItems } from './created-items';
import type { ImportedItem } from './imported-item';
import type { ImportTypeQuery } from './import-type-query';
import { readLawyer } from './lawyer-row';
import { readExistingItems } from './read-existing';
import { withSchemaErrors } from './schema-errors';
import { useExamples } from './use-examples';

const NO_LANGUAGES: readonly ContentLanguage[] = [];

/** Returns the import of lawyers once jobs, professional fields and offices are loaded. */
export function useLawyerImport(): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const { data, error, retry } = useChoices(contentLanguages?.map(({ code }) => code));
  const choices = data ?? NO_CHOICES;
  const form = useMemo(() => ({ group: null, languages, choices }), [languages, choices]);
  const schema = useLawyerSchema(form);
  const examples = useExamples();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
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
            lawyerItem(newLawyerInputs(values, null, choices), createdItems),
        };
      },
      readExistingItems: () =>
        readExistingItems(
          codes,
          (page, language) => listAdminLawyers({ page, pageSize: PAGE_SIZE }, language),
          ({ name }) => name,
        ),
    };
  }, [languages, choices, schema, examples, locale]);
  return { type: contentLanguages && data ? type : undefined, error, retry };
}

/** Returns the requests that store a lawyer. */
function lawyerItem(inputs: LawyerInput[], createdItems: CreatedItems): ImportedItem {
  const [firstInput] = inputs;
  if (!firstInput) throw new Error('The row has no language version');
  const { lang, name } = firstInput;
  const title = { lang, title: name };
  return {
    send: async (idempotencyKeys) => {
      const no = await createLawyer(inputs, idempotencyKeys).catch(
        refetchAfter422(revalidateChoices),
      );
      return createdItems.record(title, { no: no === undefined ? undefined : String(no) });
    },
    locate: (item, list) => createdItems.locate(title, item, list),
    record: (item) => createdItems.record(title, item),
    find: async () => {
      const query = { name, page: 1, pageSize: 100 };
      const { items } = await listAdminLawyers(query, lang);
      return createdItems.find(
        title,
        items.map((row) => ({ no: row.no, lang: row.lang, title: row.name })),
      );
    },
  };
}
