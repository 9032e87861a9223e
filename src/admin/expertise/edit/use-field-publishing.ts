import { useCallback, useRef } from 'react';
import {
  createFields,
  listStaffFieldNames,
  readStaffField,
  refreshFields,
  sortFields,
  updateFields,
  type ProfessionalField,
  type ProfessionalFieldInput,
} from '../../../api/staff/professional-fields';
import { useLocale } from '../../../i18n/use-locale';
import { formatMoment, parseMoment } from '../../../lib/dates';
import { same } from '../../../lib/same';
import type { Newer } from '../../kit/edit/newer-version';
import { useSureSend } from '../../kit/edit/use-sure-send';
import { readGroupAgain, readRest, type FieldGroup } from './field-group';
import { fieldInputs, fieldValues, type FieldValues } from './field-values';

/** Records that were added, by language. */
type Added = Map<string, ProfessionalField>;

/** Whether a record holds what was sent. */
function holds(field: ProfessionalField, input: ProfessionalFieldInput): boolean {
  return (
    field.name === input.name &&
    (field.introduce ?? '') === input.introduce &&
    (field.iconUrl ?? '') === input.iconUrl
  );
}

/** The newest record of a language that is called as what was sent; undefined where there is none. */
async function findAdded(input: ProfessionalFieldInput): Promise<ProfessionalField | undefined> {
  const fields = await listStaffFieldNames(input.lang);
  const found = fields.findLast(({ name }) => name === input.name);
  return found && (await readStaffField(String(found.id)));
}

/** The records that hold what was sent; undefined where one of them is missing. */
async function findStored(inputs: readonly ProfessionalFieldInput[]): Promise<Added | undefined> {
  const stored = await Promise.all(
    inputs.map((input) =>
      input.id === undefined ? findAdded(input) : readStaffField(String(input.id)),
    ),
  );
  const whole = inputs.every((input, index) => {
    const field = stored[index];
    return field !== undefined && holds(field, input);
  });
  if (!whole) return undefined;
  const added = stored.flatMap((field, index) =>
    field && inputs[index]?.id === undefined ? [[field.lang, field] as const] : [],
  );
  return new Map(added);
}

/**
 * Puts a record that was added where the one it belongs to stands in its own language, since without a `no` the
 * place is what tells that they belong together (D22, D27).
 */
async function placeBeside(own: ProfessionalField, added: ProfessionalField): Promise<void> {
  const [ownList, list] = await Promise.all([own.lang, added.lang].map(listStaffFieldNames));
  const at = (fields: readonly ProfessionalField[] = [], one: ProfessionalField) =>
    fields.findIndex(({ id }) => String(id) === String(one.id));
  const to = at(ownList, own);
  const from = at(list, added);
  if (to < 0 || from < 0) return;
  for (const { id } of list?.slice(to, from).toReversed() ?? []) await sortFields(added.id, id);
}

/**
 * Publishes a field so that nothing is stored twice and nothing of others is overwritten unseen (design 6). `send`
 * gives the records of languages that were added, as far as they can be found again.
 */
export function useFieldPublishing(group: FieldGroup | null, languages: readonly string[]) {
  const { tag } = useLocale();
  const sendSurely = useSureSend<FieldValues, Added>();
  /** What is published as far as this form knows. */
  const known = useRef(group);
  /** What was sent last, and may have been stored though it seemed to fail. */
  const tried = useRef<FieldValues>(undefined);

  /** `anew` where the edited record has been deleted: its language, and whatever else is gone, is added. */
  const send = useCallback(
    async (values: FieldValues, anew = false): Promise<Added> => {
      tried.current = values;
      const base = anew && known.current ? await readRest(known.current) : known.current;
      const store = async (inputs: ProfessionalFieldInput[], stored: Added): Promise<Added> => {
        const withIds = inputs.map((input) => {
          const id = input.id ?? stored.get(input.lang)?.id;
          return id === undefined ? input : { ...input, id };
        });
        const changed = withIds.filter(({ id }) => id !== undefined);
        const fresh = withIds.filter(({ id }) => id === undefined);
        // First what can be sent twice without harm.
        if (changed.length > 0) await updateFields(changed);
        if (fresh.length === 0) return stored;
        await createFields(fresh);
        const found = await Promise.all(fresh.map((one) => findAdded(one).catch(() => undefined)));
        const added = found.flatMap((field) => (field ? [[field.lang, field] as const] : []));
        return new Map([...stored, ...added]);
      };
      const added = await sendSurely(values, {
        send: (now) => store(fieldInputs(now, base), new Map()),
        find: (now) => findStored(fieldInputs(now, base)),
        amend: (stored, now) => store(fieldInputs(now, base), stored),
      });
      if (base) {
        // What was published is published, wherever it stands.
        for (const field of added.values()) {
          await placeBeside(base.own, field).catch(() => undefined);
        }
      }
      await refreshFields();
      return added;
    },
    [sendSurely],
  );

  /** What is published after `sent` was: that itself, should reading it again fail. */
  const read = useCallback(
    async (sent: FieldValues): Promise<FieldValues> => {
      const fresh = known.current && (await readGroupAgain(known.current).catch(() => undefined));
      if (!fresh) return sent;
      known.current = fresh;
      return fieldValues(fresh, languages);
    },
    [languages],
  );

  const findNewer = useCallback(async (): Promise<Newer<FieldValues> | undefined> => {
    if (!known.current) return undefined;
    const fresh = await readGroupAgain(known.current);
    const values = fieldValues(fresh, languages);
    const before = fieldValues(known.current, languages);
    known.current = fresh;
    if (same(values, before) || (tried.current && holdsAll(values, tried.current))) {
      return undefined;
    }
    const times = Object.values(fresh.versions).map((one) => one?.updateTime);
    const newest = times.reduce((one, other) => (later(other, one) ? other : one), undefined);
    return {
      values,
      who: undefined,
      when: formatMoment(newest, tag, { dateStyle: 'medium', timeStyle: 'short' }),
    };
  }, [languages, tag]);

  return { send, read, findNewer };
}

/** Whether what is published is what was sent, but for languages that had nothing. */
function holdsAll(published: FieldValues, sent: FieldValues): boolean {
  const filled = ({ icon, versions }: FieldValues) => ({
    icon,
    versions: Object.fromEntries(Object.entries(versions).filter(([, one]) => one.name !== '')),
  });
  return same(filled(published), filled(sent));
}

function later(
  one: string | number | null | undefined,
  other: string | number | null | undefined,
): boolean {
  const time = (value: typeof one) => parseMoment(value)?.date.getTime() ?? 0;
  return time(one) > time(other);
}
