import { useState } from 'react';
import { ApiError } from '../../api/errors';
import { refreshJobs } from '../../api/staff/jobs';
import { same } from '../../lib/same';
import { useDraft } from '../kit/edit/use-draft';
import { useErrorMessage } from '../kit/frame/error-message';
import { useNameErrors, type NameFaults } from '../kit/edit/use-name-errors';
import type { JobGroup } from './job-groups';
import {
  addJob,
  changedSince,
  findNewer,
  namesOf,
  renameJob,
  type Names,
  type Newer,
} from './job-writes';

/** What the form is about: the job of that `no`, or a new one. */
export type FormTarget = { kind: 'add' } | { kind: 'rename'; no: string };

interface Values {
  open: { target: FormTarget; names: Names } | null;
}

const CLOSED: Values = { open: null };

/** The form of the screen, of which there is one at a time, and what can be done with it. */
export type JobForm = ReturnType<typeof useJobForm>;

/**
 * The names that are being typed: kept as a draft per user (design 6), checked (D38), and sent once.
 * `onSaved` gets the target and the name that stands for it.
 */
export function useJobForm(
  jobs: readonly JobGroup[],
  codes: readonly string[],
  onSaved: (target: FormTarget, name: string) => void,
) {
  const messageOf = useErrorMessage();
  const [values, setValues] = useState<Values>(CLOSED);
  const [faults, setFaults] = useState<NameFaults>({});
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<Newer>();
  const [saving, setSaving] = useState(false);

  const jobOf = (target: FormTarget) =>
    target.kind === 'rename' ? jobs.find(({ no }) => no === target.no) : undefined;
  // Where the job it is about has gone, what was typed stays: as a new one.
  const present = (target: FormTarget): FormTarget => (jobOf(target) ? target : { kind: 'add' });
  const storedNames = (target: FormTarget): Names => {
    const job = jobOf(target);
    return job ? namesOf(job) : {};
  };

  const open = values.open && { ...values.open, target: present(values.open.target) };
  const filled = Object.entries(open?.names ?? {}).filter(([, name]) => name);
  const changed = open !== null && !same(Object.fromEntries(filled), storedNames(open.target));
  const draft = useDraft<Values>('jobs', { values, initial: CLOSED, changed });

  const show = (next: Values) => {
    setValues(next);
    setFaults({});
    setFailure(undefined);
    setNewer(undefined);
  };

  const check = (target: FormTarget, names: Names): NameFaults => {
    const job = jobOf(target);
    const empty = codes.filter((lang) => !names[lang]?.trim());
    if (!job) {
      const first = codes[0] ?? '';
      return empty.length === codes.length ? { [first]: 'nowhere' } : {};
    }
    const missing = empty.filter((lang) => job.versions[lang]);
    return Object.fromEntries(missing.map((lang) => [lang, 'here' as const]));
  };

  const send = async (target: FormTarget, names: Names, overNewer: boolean) => {
    setSaving(true);
    const job = jobOf(target);
    try {
      const found = job && !overNewer ? await findNewer(job) : undefined;
      setNewer(found);
      if (found) {
        // What is typed now stands against what is stored now.
        await refreshJobs();
        return;
      }
      if (job) await renameJob(codes, job, names);
      else await addJob(codes, jobs, names);
      show(CLOSED);
      onSaved(target, codes.map((lang) => names[lang]?.trim()).find(Boolean) ?? '');
    } catch (error) {
      const refused = error instanceof ApiError && (error.status === 404 || error.status === 409);
      const since =
        job && refused ? await changedSince(codes, job).catch(() => undefined) : undefined;
      if (since) setNewer(since);
      else setFailure(messageOf(error));
    } finally {
      setSaving(false);
    }
  };

  /** Saves; gives what stands in the way, by language. */
  const save = async (overNewer = false): Promise<NameFaults> => {
    if (!open || saving) return {};
    const { target, names } = open;
    const found = check(target, names);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return found;
    if (changed) await send(target, names, overNewer);
    else show(CLOSED);
    return {};
  };

  return {
    target: open?.target,
    names: open?.names ?? {},
    errors: useNameErrors(faults),
    failure,
    newer,
    saving,
    changed,
    draft,
    save,
    /** Opens the form. False while another one holds something that is not saved. */
    begin: (target: FormTarget): boolean => {
      if (changed || saving) return same(target, open?.target);
      show({ open: { target, names: storedNames(target) } });
      return true;
    },
    type: (lang: string, name: string) => {
      setFaults((former) => ({ ...former, [lang]: undefined }));
      if (open) setValues({ open: { ...open, names: { ...open.names, [lang]: name } } });
    },
    cancel: () => show(CLOSED),
    restore: () => {
      if (draft.offered) show(draft.offered.values);
      draft.accept();
    },
  };
}
