import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useContentLanguages, type ContentLanguage } from '@/api/admin/languages';
import { createLawyer, listAdminLawyers, type Lawyer } from '@/api/admin/lawyers';
import { useLocale } from '@/i18n/use-locale';
import { toArray } from '@/lib/to-array';
import { csvColumns } from '@/admin/csv/csv-fields';
import { NAME_SEPARATOR } from '@/admin/csv/csv-file';
import { refetchAfter422 } from '@/admin/edit-form/refetch-after-422';
import { NO_CHOICES, type Choices, type NamedRecord } from '@/admin/people/edit/choices';
import { toNewLawyerInputs } from '@/admin/people/edit/lawyer-inputs';
import { useLawyerSchemaFactory } from '@/admin/people/edit/lawyer-schema';
import { EMPTY_VERSION, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import { revalidateChoices, useChoices } from '@/admin/people/edit/use-choices';
import { withSchemaErrors } from './check-rows';
import type { CellProblem, CellReader, ImportType, ImportTypeQuery } from './checked-row';
import { createItemToImport, fetchExistingItems, type ListCalls } from './import-calls';
import { ImportPage } from './import-page';
import { findByName, splitNames, type NamedKey } from './names';
import type { ItemLink } from './run-step';
import { findUnsafeHtml, textToHtml } from './text-to-html';
import { useFieldExample } from './use-field-example';

const NO_LANGUAGES: readonly ContentLanguage[] = [];

const LIST_CALLS: ListCalls<Lawyer> = {
  list: ({ title: name, ...query }, language) =>
    listAdminLawyers({ ...query, ...(name !== undefined && { name }) }, language),
  titleOf: ({ name }) => name,
};

function keysOf(records: readonly NamedRecord[] | undefined): NamedKey[] {
  return toArray(records).map(({ id, name }) => ({ key: String(id), name }));
}

/** Returns the values of a row in the edit form, and the errors of names and of the HTML. */
function readLawyer(
  readCell: CellReader,
  languages: readonly string[],
  { jobs, offices, professionalFields }: Choices,
): { values: LawyerValues; errors: Map<string, CellProblem> } {
  const errors = new Map<string, CellProblem>();
  const findKeys = (key: string, records: readonly NamedKey[], names: readonly string[]) => {
    const nameMatches = names.map((name) => [name, findByName(records, name)] as const);
    const unknownNames = nameMatches.flatMap(([name, match]) =>
      'problem' in match && match.problem === 'unknown' ? [name] : [],
    );
    const ambiguousName = nameMatches.find(([, match]) => !('key' in match));
    if (unknownNames.length > 0) errors.set(key, { type: 'unknown-names', names: unknownNames });
    else if (ambiguousName) errors.set(key, { type: 'ambiguous-name', name: ambiguousName[0] });
    return nameMatches.flatMap(([, match]) => ('key' in match ? [match.key] : []));
  };
  const findKeysOfCell = (key: string, records: readonly NamedKey[]) => [
    ...new Set(findKeys(key, records, splitNames(records, readCell(key)))),
  ];
  const allJobs = Object.values(jobs).flatMap((list) =>
    toArray(list).map(({ no, name }) => ({ key: String(no), name })),
  );
  const versionOf = (code: string) => {
    const keyOfField = (field: string) => `versions.${code}.${field}`;
    const unsafeProblem = findUnsafeHtml(readCell(keyOfField('intro')));
    if (unsafeProblem) errors.set(keyOfField('intro'), unsafeProblem);
    const office = readCell(keyOfField('officeId'));
    const [officeId = ''] = findKeys(
      keyOfField('officeId'),
      keysOf(offices[code]),
      office ? [office] : [],
    );
    return {
      ...EMPTY_VERSION,
      ...{
        name: readCell(keyOfField('name')),
        intro: textToHtml(readCell(keyOfField('intro'))),
        officeId,
      },
      proFieldIds: findKeysOfCell(keyOfField('proFieldIds'), keysOf(professionalFields[code])),
    };
  };
  return {
    values: {
      photoUrl: '',
      phoneNumber: readCell('phoneNumber'),
      email: readCell('email'),
      jobNos: findKeysOfCell('jobNos', allJobs),
      versions: Object.fromEntries(languages.map((code) => [code, versionOf(code)])),
    },
    errors,
  };
}

/** Returns the import of lawyers once languages, jobs, professional fields and offices are loaded. */
function useLawyerImport(): ImportTypeQuery {
  const { locale } = useLocale();
  const contentLanguages = useContentLanguages();
  const languages = contentLanguages ?? NO_LANGUAGES;
  const { data, error, retry } = useChoices(contentLanguages?.map(({ code }) => code));
  const choices = data ?? NO_CHOICES;
  const schemaOf = useLawyerSchemaFactory();
  const exampleOfField = useFieldExample();
  const type = useMemo((): ImportType => {
    const codes = languages.map(({ code }) => code);
    const schema = schemaOf({ publishedLawyer: null, languages, choices });
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
        return language === locale ? (names ?? exampleOfField(field.name)) : '';
      },
      check: async (readCell) => {
        const { values, errors } = readLawyer(readCell, codes, choices);
        return {
          errors: await withSchemaErrors(schema, values, errors),
          toItem: (createdItems) =>
            createItemToImport(
              {
                ...LIST_CALLS,
                create: (idempotencyKeys) =>
                  createLawyer(toNewLawyerInputs(values, null, choices), idempotencyKeys).catch(
                    refetchAfter422(revalidateChoices),
                  ),
              },
              Object.entries(values.versions).map(([lang, { name }]) => ({ lang, title: name })),
              createdItems,
            ),
        };
      },
      fetchExistingItems: () => fetchExistingItems(LIST_CALLS, codes),
    };
  }, [languages, choices, schemaOf, exampleOfField, locale]);
  return { type: contentLanguages && data ? type : undefined, error, retry };
}

const LIST_PATH = '/admin/people/list';

/** Returns the link to the list, filtered by the name: the edit form needs an id, which the response lacks. */
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
