import { useState } from 'react';
import { same } from '../../lib/same';
import { useDraft } from '../kit/edit/use-draft';
import { useErrorMessage } from '../kit/frame/error-message';
import { useNameErrors, type NameFaults } from '../kit/edit/use-name-errors';
import { TOP } from './catalogue-places';
import {
  addFolder,
  isOutOfDate,
  namedSince,
  namesOf,
  renameFolder,
  type Names,
  type Shelf,
} from './catalogue-writes';

/** What the form is about: a new catalogue below another one or at the top, or the names of one. */
export type FormTarget = { kind: 'add'; parentNo: string } | { kind: 'rename'; no: string };

interface OpenForm {
  target: FormTarget;
  names: Names;
}

interface Values {
  open: OpenForm | null;
}

const CLOSED: Values = { open: null };

/** The form of the screen, of which there is one at a time, and what can be done with it. */
export type CatalogueForm = ReturnType<typeof useCatalogueForm>;

function storedNames({ byNo }: Shelf, target: FormTarget): Names {
  const folder = target.kind === 'rename' ? byNo.get(target.no) : undefined;
  return folder ? namesOf(folder) : {};
}

/** The target, or the top level where the catalogue it is about has gone: what was typed stays. */
function present({ byNo }: Shelf, target: FormTarget): FormTarget {
  const no = target.kind === 'rename' ? target.no : target.parentNo;
  return no === TOP || byNo.has(no) ? target : { kind: 'add', parentNo: TOP };
}

/**
 * The names that are being typed: kept as a draft per user (design 6), checked (D38), and sent once.
 * `onSaved` gets the target and the name that stands for it.
 */
export function useCatalogueForm(
  shelf: Shelf,
  onSaved: (target: FormTarget, name: string) => void,
) {
  const messageOf = useErrorMessage();
  const [values, setValues] = useState<Values>(CLOSED);
  const [faults, setFaults] = useState<NameFaults>({});
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<Names>({});
  const [saving, setSaving] = useState(false);
  const open = values.open && { ...values.open, target: present(shelf, values.open.target) };
  const filled = Object.entries(open?.names ?? {}).filter(([, name]) => name);
  const changed =
    open !== null && !same(Object.fromEntries(filled), storedNames(shelf, open.target));
  const draft = useDraft<Values>(`catalogues/${shelf.type}`, {
    values,
    initial: CLOSED,
    changed,
  });

  const show = (next: Values) => {
    setValues(next);
    setFaults({});
    setFailure(undefined);
    setTheirs({});
  };

  const check = ({ target, names }: OpenForm): NameFaults => {
    const folder = target.kind === 'rename' ? shelf.byNo.get(target.no) : undefined;
    const empty = shelf.codes.filter((lang) => !names[lang]?.trim());
    if (!folder) {
      const first = shelf.codes[0] ?? '';
      return empty.length === shelf.codes.length ? { [first]: 'nowhere' } : {};
    }
    const missing = empty.filter((lang) => folder.versions[lang]);
    return Object.fromEntries(missing.map((lang) => [lang, 'here' as const]));
  };

  const save = async (): Promise<NameFaults> => {
    if (!open || saving) return {};
    const { target, names } = open;
    const found = check(open);
    setFaults(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return found;
    if (!changed) {
      show(CLOSED);
      return {};
    }
    setSaving(true);
    const folder = target.kind === 'rename' ? shelf.byNo.get(target.no) : undefined;
    try {
      if (folder) await renameFolder(shelf, folder, names);
      else if (target.kind === 'add') await addFolder(shelf, target.parentNo, names);
      show(CLOSED);
      const name = shelf.codes.map((lang) => names[lang]?.trim()).find(Boolean) ?? '';
      onSaved(target, name);
    } catch (error) {
      setFailure(messageOf(error));
      // What it was refused for shows in what there is now; where that cannot be read, the message stands alone.
      if (isOutOfDate(error)) setTheirs(await namedSince(shelf, folder).catch(() => ({})));
    } finally {
      setSaving(false);
    }
    return {};
  };

  return {
    target: open?.target,
    names: open?.names ?? {},
    errors: useNameErrors(faults),
    failure,
    /** What somebody else has called it since, as came out when saving was refused. */
    theirs,
    /** What it is about has been deleted since: saving adds a new one at the top level. */
    uprooted: values.open !== null && values.open.target !== open?.target,
    saving,
    changed,
    draft,
    /** Opens the form. False while another one holds something that is not saved. */
    begin: (target: FormTarget): boolean => {
      if (changed || saving) return same(target, open?.target);
      show({ open: { target, names: storedNames(shelf, target) } });
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
    save,
  };
}
