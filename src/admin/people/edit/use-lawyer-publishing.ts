import { useCallback, useRef } from 'react';
import {
  createLawyers,
  listStaffLawyers,
  updateLawyers,
  type Lawyer,
  type LawyerInput,
} from '../../../api/staff/lawyers';
import { groupVersions } from '../../../lib/group-versions';
import type { Newer } from '../../kit/edit/newer-version';
import { useSureSend } from '../../kit/edit/use-sure-send';
import type { LawyerForm } from './lawyer-context';
import { loadLawyerGroup, versionsIn, type LawyerGroup } from './lawyer-group';
import { holds, lawyerInputs, sameLawyer } from './lawyer-inputs';
import { lawyerValues, type LawyerValues } from './lawyer-values';

/** How many people of one name are looked at, to find the one that was just stored. */
const NAMESAKES = 20;

/** Finds the lawyer that was stored from these versions; of several alike the last. Undefined of none. */
export async function findStored(
  inputs: readonly LawyerInput[],
  languages: readonly string[],
): Promise<LawyerGroup | undefined> {
  const [first] = inputs;
  if (!first) return undefined;
  const { lang, name } = first;
  const { items } = await listStaffLawyers({ name, page: 1, pageSize: 100 }, lang);
  const namesakes = groupVersions(items, lang).filter(({ main }) => main.name.trim() === name);
  for (const { main } of namesakes.slice(-NAMESAKES).toReversed()) {
    const group = await loadLawyerGroup(main.id, languages);
    if (holds(group, inputs)) return group;
  }
  return undefined;
}

/** The same versions as those of a new lawyer. */
function withoutNumbers(inputs: readonly LawyerInput[]): LawyerInput[] {
  return inputs.map((input) => {
    const version = { ...input };
    delete version.id;
    delete version.no;
    return version;
  });
}

/**
 * Publishes a lawyer so that nothing is stored twice and nothing of others is overwritten unseen (design 6): an
 * answer that never came is looked after, and a newer version is told from one's own. Lawyers carry no
 * date, so what they hold is compared.
 */
export function useLawyerPublishing({ group, languages, choices }: LawyerForm) {
  const sendSurely = useSureSend<LawyerValues, LawyerGroup | undefined>();
  /** The newest state that is known, which publishing builds on. */
  const newest = useRef(group);
  /** What was sent last, and may have been stored though it seemed to fail. */
  const tried = useRef<LawyerInput[]>(undefined);

  /**
   * Sends the lawyer once, `anew` as a new one, since the one that was opened has been deleted. Gives the stored one
   * where it had to be looked for.
   */
  const send = useCallback(
    async (values: LawyerValues, anew = false): Promise<LawyerGroup | undefined> => {
      const codes = languages.map(({ code }) => code);
      const inputsFor = (now: LawyerValues, known: LawyerGroup | null) =>
        anew && !known
          ? withoutNumbers(lawyerInputs(now, group, group, choices))
          : lawyerInputs(now, known, group, choices);
      const update = async (now: LawyerValues, known: LawyerGroup) => {
        await updateLawyers(inputsFor(now, known));
        return known;
      };
      const known = anew ? null : newest.current;
      tried.current = inputsFor(values, known);
      return sendSurely(values, {
        send: async (now) => {
          if (known) return update(now, known);
          await createLawyers(inputsFor(now, null));
          return undefined;
        },
        find: async (attempt) => {
          const inputs = inputsFor(attempt, known);
          const first = versionsIn(known)[0];
          if (!first) return findStored(inputs, codes);
          const stored = await loadLawyerGroup(first.id, codes);
          return holds(stored, inputs) ? stored : undefined;
        },
        amend: async (stored, now) => (stored ? update(now, stored) : undefined),
      });
    },
    [group, languages, choices, sendSurely],
  );

  const findNewer = useCallback(async (): Promise<Newer<LawyerValues> | undefined> => {
    const known = newest.current;
    const first = versionsIn(known)[0];
    if (!known || !first) return undefined;
    const codes = languages.map(({ code }) => code);
    const fresh = await loadLawyerGroup(first.id, codes);
    if (sameLawyer(fresh, known)) return undefined;
    newest.current = fresh;
    // Published by this form, whose answer never came.
    if (tried.current && holds(fresh, tried.current)) return undefined;
    return { values: lawyerValues(fresh, codes, choices), who: undefined, when: undefined };
  }, [languages, choices]);

  /** Takes what is published now for what is known. */
  const settle = useCallback((fresh: LawyerGroup) => {
    newest.current = fresh;
  }, []);

  return { send, findNewer, settle };
}

/** The version to open of a lawyer: the interface language's, or the first. */
export function versionToOpen(group: LawyerGroup, locale: string): Lawyer | undefined {
  return group.versions[locale] ?? versionsIn(group)[0];
}
