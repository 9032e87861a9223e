import { toArray } from '@/lib/to-array';
import type { Choices, NamedRecord } from '@/admin/people/edit/choices';
import { EMPTY_VERSION, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import type { CellProblem, CellReader } from './checked-row';
import { findName, splitNames, type NamedKey } from './names';
import { textToHtml, findUnsafeHtml } from './text-to-html';

function keysOf(records: readonly NamedRecord[] | undefined): NamedKey[] {
  return toArray(records).map(({ id, name }) => ({ key: String(id), name }));
}

/** Returns the values of a row's cells in the edit form of a lawyer, and the cells that cannot be read. */
export function readLawyer(
  readCell: CellReader,
  languages: readonly string[],
  { jobs, offices, professionalFields }: Choices,
): { values: LawyerValues; errors: Map<string, CellProblem> } {
  const errors = new Map<string, CellProblem>();
  const findKeys = (key: string, records: readonly NamedKey[], names: readonly string[]) => {
    const foundNames = names.map((name) => [name, findName(records, name)] as const);
    const unknownNames = foundNames.flatMap(([name, record]) =>
      'problem' in record && record.problem === 'unknown' ? [name] : [],
    );
    const ambiguousName = foundNames.find(([, record]) => !('key' in record));
    if (unknownNames.length > 0) errors.set(key, { type: 'unknown-names', names: unknownNames });
    else if (ambiguousName) errors.set(key, { type: 'ambiguous-name', name: ambiguousName[0] });
    return foundNames.flatMap(([, record]) => ('key' in record ? [record.key] : []));
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
