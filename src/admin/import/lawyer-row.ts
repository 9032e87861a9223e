import { toArray } from '@/lib/to-array';
import type { Choices } from '@/admin/people/edit/choices';
import { EMPTY_VERSION, type LawyerValues } from '@/admin/people/edit/lawyer-values';
import type { CellProblem, CellReader } from './checked-row';
import { findName, splitNames, type NamedKey } from './names';
import { textToHtml, unsafeHtml } from './text-to-html';

interface Named {
  id: string | number;
  name: string;
}

function keysOf(records: readonly Named[] | undefined): NamedKey[] {
  return toArray(records).map(({ id, name }) => ({ key: String(id), name }));
}

/** Returns the values of a row's cells in the edit form of a lawyer, and the cells that cannot be read. */
export function readLawyer(
  cell: CellReader,
  languages: readonly string[],
  { jobs, offices, professionalFields }: Choices,
): { values: LawyerValues; errors: Map<string, CellProblem> } {
  const errors = new Map<string, CellProblem>();
  const find = (key: string, records: readonly NamedKey[], names: readonly string[]) => {
    const foundNames = names.map((name) => [name, findName(records, name)] as const);
    const unknown = foundNames.flatMap(([name, record]) =>
      'problem' in record && record.problem === 'unknown' ? [name] : [],
    );
    const ambiguous = foundNames.find(([, record]) => !('key' in record));
    if (unknown.length > 0) errors.set(key, { type: 'unknown-names', names: unknown });
    else if (ambiguous) errors.set(key, { type: 'ambiguous-name', name: ambiguous[0] });
    return foundNames.flatMap(([, record]) => ('key' in record ? [record.key] : []));
  };
  const findAll = (key: string, records: readonly NamedKey[]) => [
    ...new Set(find(key, records, splitNames(records, cell(key)))),
  ];
  const allJobs = Object.values(jobs).flatMap((list) =>
    toArray(list).map(({ no, name }) => ({ key: String(no), name })),
  );
  const versionOf = (code: string) => {
    const keyOfField = (field: string) => `versions.${code}.${field}`;
    const unsafeProblem = unsafeHtml(cell(keyOfField('intro')));
    if (unsafeProblem) errors.set(keyOfField('intro'), unsafeProblem);
    const office = cell(keyOfField('officeId'));
    const [officeId = ''] = find(
      keyOfField('officeId'),
      keysOf(offices[code]),
      office ? [office] : [],
    );
    return {
      ...EMPTY_VERSION,
      ...{ name: cell(keyOfField('name')), intro: textToHtml(cell(keyOfField('intro'))), officeId },
      proFieldIds: findAll(keyOfField('proFieldIds'), keysOf(professionalFields[code])),
    };
  };
  return {
    values: {
      photoUrl: '',
      phoneNumber: cell('phoneNumber'),
      email: cell('email'),
      jobNos: findAll('jobNos', allJobs),
      versions: Object.fromEntries(languages.map((code) => [code, versionOf(code)])),
    },
    errors,
  };
}
