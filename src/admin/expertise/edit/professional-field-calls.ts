import type { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  createProfessionalFields,
  listAdminProfessionalFieldNames,
  fetchAdminProfessionalField,
  revalidateProfessionalFields,
  sortProfessionalFields,
  updateProfessionalFields,
  type ProfessionalField,
  type ProfessionalFieldInput,
} from '@/api/admin/professional-fields';
import {
  compareVersions,
  findLostFields,
  type ComparedFields,
} from '@/admin/edit-form/compare-saved';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { prepareToFindCreatedRecords } from '@/admin/edit-form/find-created';
import { byLanguage, type ProfessionalFieldGroup } from './professional-field-group';

type Inputs = readonly ProfessionalFieldInput[];

/** Returns the records with the input's name, in the order of the server. Throws `ApiError`. */
async function listFieldsWithName({
  lang,
  name,
}: ProfessionalFieldInput): Promise<ProfessionalField[]> {
  const fields = await listAdminProfessionalFieldNames(lang);
  return fields.filter((field) => field.name.trim() === name.trim());
}

/** Returns the sent and the stored values of a professional field, for every record that was sent (D52). */
export function compareProfessionalField(
  { versions }: Pick<ProfessionalFieldGroup, 'versions'>,
  inputs: Inputs,
): ComparedFields {
  return compareVersions<ProfessionalFieldInput, ProfessionalField>(
    inputs,
    (lang) => versions[lang],
    ({ name, introduce, iconUrl: icon }) => ({ name, introduce, icon }),
  );
}

const compareRecord = (record: ProfessionalField, input: ProfessionalFieldInput) =>
  compareProfessionalField({ versions: byLanguage([record]) }, [input]);

/** Returns the last of the records with the input's name if it equals the input, otherwise null: new ones come last. */
async function pickStoredRecord(
  input: ProfessionalFieldInput,
  fieldsWithName: readonly ProfessionalField[],
): Promise<ProfessionalField | null> {
  const lastField = fieldsWithName.at(-1);
  if (!lastField) return null;
  // Another user may have deleted it since the list was fetched.
  const record = await nullIfNotFound(fetchAdminProfessionalField(String(lastField.id)));
  if (!record) return null;
  const lostFields = await findLostFields(compareRecord(record, input));
  return lostFields.length === 0 ? record : null;
}

/** Returns the record that an input was stored as: by its id, or for a new one only if the record equals the input. */
async function findStoredRecord(input: ProfessionalFieldInput): Promise<ProfessionalField | null> {
  if (input.id !== undefined) return nullIfNotFound(fetchAdminProfessionalField(String(input.id)));
  return pickStoredRecord(input, await listFieldsWithName(input));
}

/** Fetches the records that inputs replaced, and those that were added; null if the edited one was deleted. */
export async function findProfessionalFields(
  inputs: Inputs,
  knownGroup: ProfessionalFieldGroup,
): Promise<ProfessionalFieldGroup | null> {
  const records = byLanguage(await Promise.all(inputs.map(findStoredRecord)));
  const openedField = records[knownGroup.openedField.lang];
  if (!openedField) return null;
  const sentLanguages = new Set(inputs.map(({ lang }) => lang));
  const otherRecords = Object.values(knownGroup.versions).flatMap((version) =>
    version && !sentLanguages.has(version.lang) ? [version] : [],
  );
  return { ...knownGroup, openedField, versions: { ...byLanguage(otherRecords), ...records } };
}

/** Returns the professional field that new records form; null if there are none. */
function groupOf(records: readonly (ProfessionalField | null)[]): ProfessionalFieldGroup | null {
  const versions = byLanguage(records);
  const openedField = Object.values(versions)[0];
  return openedField ? { matchedBy: 'nothing', lists: {}, openedField, versions } : null;
}

/** Finds the field of new inputs, twice if a language has two such records, as after a retry. Throws `ApiError`. */
export async function findNewProfessionalFields(
  inputs: Inputs,
): Promise<readonly ProfessionalFieldGroup[]> {
  const fieldsWithNames = await Promise.all(inputs.map(listFieldsWithName));
  const pickRecords = (candidatesOf: (fields: ProfessionalField[]) => ProfessionalField[]) =>
    Promise.all(
      inputs.map((input, index) =>
        pickStoredRecord(input, candidatesOf(fieldsWithNames[index] ?? [])),
      ),
    );
  const group = groupOf(await pickRecords((fields) => fields));
  if (!group) return [];
  const olderRecords = await pickRecords((fields) => fields.slice(0, -1));
  return olderRecords.some(Boolean) ? [group, group] : [group];
}

/** Lists fields. Returns a function that finds a new one, even if the server changed it (D52). Both throw `ApiError`. */
export function prepareToFindNewProfessionalFields(inputs: Inputs) {
  return prepareToFindCreatedRecords<
    ProfessionalField,
    ProfessionalFieldInput,
    ProfessionalFieldGroup
  >(
    inputs,
    {
      list: async ({ lang }) => (await listAdminProfessionalFieldNames(lang)).map(({ id }) => id),
      load: (id) => nullIfNotFound(fetchAdminProfessionalField(String(id))),
      compare: compareRecord,
    },
    groupOf,
  );
}

/**
 * Moves an added record to the position that `openedField` has in its language, since without a `no` the position
 * determines which records are one field (D22, D27).
 */
async function moveToPositionOf(
  openedField: ProfessionalField,
  addedField: ProfessionalField,
): Promise<void> {
  const [openedList, list] = await Promise.all(
    [openedField.lang, addedField.lang].map(listAdminProfessionalFieldNames),
  );
  const indexIn = (fields: readonly ProfessionalField[] = [], field: ProfessionalField) =>
    fields.findIndex(({ id }) => String(id) === String(field.id));
  const toIndex = indexIn(openedList, openedField);
  const fromIndex = indexIn(list, addedField);
  if (toIndex < 0 || fromIndex < 0) return;
  for (const { id } of list?.slice(toIndex, fromIndex).toReversed() ?? [])
    await sortProfessionalFields(addedField.id, id);
}

/**
 * Stores a field's records, those without an id as new ones, which it moves to the position of `openedField`, if any.
 * Returns the added records that it finds; none without `openedField`. Throws `ApiError`.
 */
export async function storeProfessionalFields(
  inputs: Inputs,
  openedField: ProfessionalField | undefined,
  idempotencyKeys: IdempotencyKeys,
): Promise<ProfessionalField[]> {
  const changedInputs = inputs.filter(({ id }) => id !== undefined);
  const newInputs = inputs.filter(({ id }) => id === undefined);
  // Idempotent requests first.
  if (changedInputs.length > 0) await updateProfessionalFields(changedInputs, idempotencyKeys);
  if (newInputs.length > 0) await createProfessionalFields(newInputs, idempotencyKeys);
  const addedFields: ProfessionalField[] = [];
  if (openedField)
    for (const input of newInputs) {
      const addedField = (await listFieldsWithName(input).catch(() => [])).at(-1);
      if (!addedField) continue;
      addedFields.push(addedField);
      // A failed move does not undo the publication.
      await moveToPositionOf(openedField, addedField).catch(() => undefined);
    }
  await revalidateProfessionalFields();
  return addedFields;
}

/** Stores a new field, or one with deleted records: existing records are updated, the others are added. */
export async function storeAsNewField(
  inputs: Inputs,
  idempotencyKeys: IdempotencyKeys,
): Promise<void> {
  const remainingRecords = await Promise.all(
    inputs.map(async ({ id }) =>
      id === undefined ? null : nullIfNotFound(fetchAdminProfessionalField(String(id))),
    ),
  );
  const openedField = remainingRecords.find((record) => record !== null);
  const inputsNow = inputs.map((input, index) => {
    if (remainingRecords[index]) return input;
    const newInput = { ...input };
    delete newInput.id;
    if (!openedField) delete newInput.no;
    return newInput;
  });
  await storeProfessionalFields(inputsNow, openedField, idempotencyKeys);
}
