import {
  deleteProfessionalField,
  fetchAdminProfessionalField,
} from '@/api/admin/professional-fields';
import { deleteInSequence } from '@/api/admin/verify-deletion';
import { versionsOf } from '@/admin/shared/group-versions';
import { toText } from '@/lib/to-text';
import type { RowMutation } from '@/admin/list/row-mutation';
import type { DeletedContent } from '@/admin/shared/deleted-item-store';
import type { ProfessionalFieldGroup } from './edit/professional-field-group';
import type { ProfessionalFieldRow } from './professional-field-match';

/** Fetches the records of a field in these languages before they are deleted (D26). Throws `ApiError`. */
async function fetchContentToRestore(
  row: ProfessionalFieldRow,
  languages: readonly string[],
): Promise<DeletedContent | undefined> {
  const allRecords = versionsOf(row);
  const records = await Promise.all(
    allRecords
      .filter(({ lang }) => languages.includes(lang))
      .map(({ id }) => fetchAdminProfessionalField(String(id))),
  );
  const [openedField] = records;
  if (!openedField) return undefined;
  const content: ProfessionalFieldGroup = {
    openedField,
    versions: Object.fromEntries(records.map((record) => [record.lang, record])),
    matchedBy: 'nothing',
    lists: {},
  };
  return {
    section: 'professionalFields',
    title: toText(openedField.name),
    languages: records.map(({ lang }) => lang),
    partial: records.length < allRecords.length,
    form: '/admin/expertise/add',
    content,
  };
}

/** Returns the deletion of fields in these languages, which can be undone. */
export function createFieldDeletion(
  languages: readonly string[],
): RowMutation<ProfessionalFieldRow> {
  return {
    name: 'delete',
    isDeletion: true,
    fetchContent: (row) => fetchContentToRestore(row, languages),
    send: (row, idempotencyKeys) =>
      deleteInSequence(
        versionsOf(row).filter(({ lang }) => languages.includes(lang)),
        (version) => deleteProfessionalField(version, idempotencyKeys),
      ),
  };
}
