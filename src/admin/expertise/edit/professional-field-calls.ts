import type { Action } from '../../../api/action';
import {
  createProfessionalFields,
  listStaffProfessionalFieldNames,
  readStaffProfessionalField,
  refreshProfessionalFields,
  sortProfessionalFields,
  updateProfessionalFields,
  type ProfessionalField,
  type ProfessionalFieldInput,
} from '../../../api/staff/professional-fields';
import { ifThere } from '../../kit/edit/if-there';
import { byLanguage, type ProfessionalFieldGroup } from './professional-field-group';

type Inputs = readonly ProfessionalFieldInput[];

/** The newest record of a language that is called as what was sent; null where there is none. */
async function findAdded({
  lang,
  name,
}: ProfessionalFieldInput): Promise<ProfessionalField | null> {
  const fields = await listStaffProfessionalFieldNames(lang);
  const found = fields.findLast((one) => one.name === name);
  return found ? await readStaffProfessionalField(String(found.id)) : null;
}

/** What may have been stored of records that got no answer, with what else is `known` of their field. */
export async function findProfessionalFields(
  inputs: Inputs,
  known: ProfessionalFieldGroup | null,
): Promise<ProfessionalFieldGroup | null> {
  const records = await Promise.all(
    inputs.map(async (input) => {
      const record =
        input.id === undefined ? null : await ifThere(readStaffProfessionalField(String(input.id)));
      return record ?? (await findAdded(input));
    }),
  );
  const versions = byLanguage(records);
  const own = known?.own ?? Object.values(versions)[0];
  if (!own) return null;
  return { by: 'alone', lists: {}, ...known, own, versions: { ...known?.versions, ...versions } };
}

/** How often there is a record that is called as one that was sent. Throws `ApiError`. */
export async function countProfessionalFields(inputs: Inputs): Promise<number> {
  const counts = inputs.map(async ({ lang, name }) => {
    const fields = await listStaffProfessionalFieldNames(lang);
    return fields.filter((one) => one.name === name).length;
  });
  return Math.max(...(await Promise.all(counts)));
}

/** Whether the records hold what was sent. */
export function holdProfessionalFields(
  { versions }: ProfessionalFieldGroup,
  inputs: Inputs,
): boolean {
  return inputs.every(({ lang, name, introduce, iconUrl }) => {
    const record = versions[lang];
    return (
      record?.name === name &&
      (record.introduce ?? '') === introduce &&
      (record.iconUrl ?? '') === iconUrl
    );
  });
}

/**
 * Puts a record that was added where the one it belongs to stands in its own language, since without a `no` the
 * place is what tells that they belong together (D22, D27).
 */
async function placeBeside(own: ProfessionalField, added: ProfessionalField): Promise<void> {
  const [ownList, list] = await Promise.all(
    [own.lang, added.lang].map(listStaffProfessionalFieldNames),
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
  action: Action,
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
  await refreshProfessionalFields();
  return added;
}

/** Stores a field of which records have been deleted: those that are left as they are, the others as new ones. */
export async function storeAsNew(inputs: Inputs, action: Action): Promise<void> {
  const left = await Promise.all(
    inputs.map(async ({ id }) =>
      id === undefined ? null : ifThere(readStaffProfessionalField(String(id))),
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
