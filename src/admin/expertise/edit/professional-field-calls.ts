import type { IdempotencyKeys } from '@/api/idempotency-keys';
import {
  createProfessionalFields,
  listAdminProfessionalFieldNames,
  readAdminProfessionalField,
  revalidateProfessionalFields,
  sortProfessionalFields,
  updateProfessionalFields,
  type ProfessionalField,
  type ProfessionalFieldInput,
} from '@/api/admin/professional-fields';
import {
  findLost,
  resembles,
  type Compared,
  type FieldValues,
} from '@/admin/edit-form/compare-saved';
import { nullIfNotFound } from '@/admin/edit-form/null-if-not-found';
import { byLanguage, type ProfessionalFieldGroup } from './professional-field-group';

type Inputs = readonly ProfessionalFieldInput[];

type Versions = ProfessionalFieldGroup['versions'];

/** The records that are called as what was sent, in the order of the server. Throws `ApiError`. */
async function listCalled({ lang, name }: ProfessionalFieldInput): Promise<ProfessionalField[]> {
  const fields = await listAdminProfessionalFieldNames(lang);
  return fields.filter((one) => one.name.trim() === name.trim());
}

/** The newest record that is called as what was sent; null where there is none. */
async function findAdded(input: ProfessionalFieldInput): Promise<ProfessionalField | null> {
  const found = (await listCalled(input)).at(-1);
  return found ? await readAdminProfessionalField(String(found.id)) : null;
}

/** The fields of a record by their names in the form. */
function recordFields({
  lang,
  ...record
}: ProfessionalFieldInput | ProfessionalField): FieldValues {
  return {
    [`versions.${lang}.name`]: record.name,
    [`versions.${lang}.introduce`]: record.introduce,
    [`versions.${lang}.icon`]: record.iconUrl,
  };
}

/** What was sent of a field and what is stored of it, for every record that was sent (D52). */
export function compareProfessionalField(
  { versions }: { versions: Versions },
  inputs: Inputs,
): Compared {
  const stored = inputs.map(({ lang }) => {
    const record = versions[lang];
    return record ? recordFields(record) : {};
  });
  return {
    sent: Object.assign({}, ...inputs.map(recordFields)) as FieldValues,
    stored: Object.assign({}, ...stored) as FieldValues,
  };
}

/** The record that is just what was sent, of those that are `called` so; null where the newest is not. */
async function pickStored(
  input: ProfessionalFieldInput,
  called: readonly ProfessionalField[],
): Promise<ProfessionalField | null> {
  const newest = called.at(-1);
  if (!newest) return null;
  const added = await readAdminProfessionalField(String(newest.id));
  const lost = await findLost(compareProfessionalField({ versions: byLanguage([added]) }, [input]));
  return lost.length === 0 ? added : null;
}

/** The record that an input was stored as: by its id, a new one only where it is just what was sent. */
async function findStored(input: ProfessionalFieldInput): Promise<ProfessionalField | null> {
  if (input.id !== undefined) return nullIfNotFound(readAdminProfessionalField(String(input.id)));
  return pickStored(input, await listCalled(input));
}

/** Reads the records of a field that inputs were sent over, with those that were added; null where it is gone. */
export async function findProfessionalFields(
  inputs: Inputs,
  known: ProfessionalFieldGroup,
): Promise<ProfessionalFieldGroup | null> {
  const records = byLanguage(await Promise.all(inputs.map(findStored)));
  const own = records[known.own.lang];
  if (!own) return null;
  const sent = new Set(inputs.map(({ lang }) => lang));
  const others = Object.values(known.versions).flatMap((one) =>
    one && !sent.has(one.lang) ? [one] : [],
  );
  return { ...known, own, versions: { ...byLanguage(others), ...records } };
}

/** The field that new records make up; null where there are none. */
function groupOf(
  records: readonly (ProfessionalField | null | undefined)[],
): ProfessionalFieldGroup | null {
  const versions = byLanguage(records.map((one) => one ?? null));
  const own = Object.values(versions)[0];
  return own ? { by: 'alone', lists: {}, own, versions } : null;
}

/** Finds the records that new inputs were stored as, twice where one of them was. Throws `ApiError`. */
export async function findNewProfessionalFields(
  inputs: Inputs,
): Promise<readonly ProfessionalFieldGroup[]> {
  const called = await Promise.all(inputs.map(listCalled));
  const records = inputs.map((input, index) => pickStored(input, called[index] ?? []));
  const group = groupOf(await Promise.all(records));
  if (!group) return [];
  return called.some((fields) => fields.length > 1) ? [group, group] : [group];
}

/** Remembers the stored fields. Returns the function that finds the one that inputs were stored as since, with changes (D52). */
export async function watchNewProfessionalFields(inputs: Inputs) {
  const list = (sent: Inputs) =>
    Promise.all(sent.map(({ lang }) => listAdminProfessionalFieldNames(lang)));
  const before = new Set((await list(inputs)).flat().map(({ id }) => String(id)));
  return async (sent: Inputs): Promise<ProfessionalFieldGroup | null> => {
    const lists = await list(sent);
    const found = sent.map(async (input, index) => {
      const since = lists[index]?.filter(({ id }) => !before.has(String(id))) ?? [];
      const records = await Promise.all(
        since.map(({ id }) => readAdminProfessionalField(String(id))),
      );
      return records.find((one) =>
        resembles(compareProfessionalField({ versions: byLanguage([one]) }, [input])),
      );
    });
    return groupOf(await Promise.all(found));
  };
}

/**
 * Puts a record that was added where the one it belongs to stands in its own language, since without a `no` the
 * place is what tells that they belong together (D22, D27).
 */
async function placeBeside(own: ProfessionalField, added: ProfessionalField): Promise<void> {
  const [ownList, list] = await Promise.all(
    [own.lang, added.lang].map(listAdminProfessionalFieldNames),
  );
  const at = (fields: readonly ProfessionalField[] = [], one: ProfessionalField) =>
    fields.findIndex(({ id }) => String(id) === String(one.id));
  const to = at(ownList, own);
  const from = at(list, added);
  if (to < 0 || from < 0) return;
  for (const { id } of list?.slice(to, from).toReversed() ?? [])
    await sortProfessionalFields(added.id, id);
}

/** Stores a field's records, those without an id as new ones beside `own`. Gives the added ones, as far as they are found. */
export async function storeProfessionalFields(
  inputs: Inputs,
  own: ProfessionalField | undefined,
  action: IdempotencyKeys,
): Promise<ProfessionalField[]> {
  const changed = inputs.filter(({ id }) => id !== undefined);
  const fresh = inputs.filter(({ id }) => id === undefined);
  // First what can be sent twice without harm.
  if (changed.length > 0) await updateProfessionalFields(changed, action);
  if (fresh.length > 0) await createProfessionalFields(fresh, action);
  const found = own ? await Promise.all(fresh.map((one) => findAdded(one).catch(() => null))) : [];
  const added = found.filter((one) => one !== null);
  // What was published is published, wherever it stands.
  for (const one of added) if (own) await placeBeside(own, one).catch(() => undefined);
  await revalidateProfessionalFields();
  return added;
}

/** Stores a field of which records have been deleted: those that are left as they are, the others as new ones. */
export async function storeAsNew(inputs: Inputs, action: IdempotencyKeys): Promise<void> {
  const left = await Promise.all(
    inputs.map(async ({ id }) =>
      id === undefined ? null : nullIfNotFound(readAdminProfessionalField(String(id))),
    ),
  );
  const own = left.find((one) => one !== null);
  const inputsNow = inputs.map((input, index) => {
    if (left[index]) return input;
    const fresh = { ...input };
    delete fresh.id;
    if (!own) delete fresh.no;
    return fresh;
  });
  await storeProfessionalFields(inputsNow, own, action);
}
