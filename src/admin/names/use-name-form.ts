import { useLingui } from '@lingui/react/macro';
import { useFormik } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { object, string } from 'yup';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { flattenErrors, focusField, inScreenOrder } from '@/admin/fields/field-errors';
import { changesBetween } from '@/admin/edit-form/changes';
import { useDraft } from '@/admin/edit-form/use-draft';
import { useRejectedErrors } from '@/admin/fields/use-rejected-errors';
import { useRevalidateForm } from '@/admin/fields/use-revalidate-form';
import { useErrorMessage } from '@/admin/requests/error-message';
import { TOP } from './named-items';
import {
  ChangedNamesError,
  filledNames,
  isOutOfDate,
  refetchVersions,
  namesOf,
  newerNames,
  useNameSend,
  type Names,
} from './name-mutations';
import type { NamedItems } from './use-named-items';

/** The form's subject: a new item below a parent or at the top level, or the names of an existing item. */
export type FormTarget = { kind: 'add'; parentNo: string } | { kind: 'rename'; no: string };

/** The values in a draft. */
interface Entered {
  open: { target: FormTarget; names: Names } | null;
}

const CLOSED: Entered = { open: null };

/** The form of a names screen and its actions. Only one form is open at a time. */
export type NameForm = ReturnType<typeof useNameForm>;

/**
 * Returns the form of an item's names: saves them as a draft per user under `draftName`
 * (docs/architecture.md#6-unsaved-work), validates them (D38), and submits them once. `onSaved` receives the item's
 * main name, and whether it is new.
 */
export function useNameForm(
  known: NamedItems,
  draftName: string,
  onSaved: (name: string, added: boolean) => void,
) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const rejectedErrors = useRejectedErrors();
  const send = useNameSend();
  const { codes, byNo, calls } = known;
  // The target stays while the form closes.
  const [opened, setOpened] = useState<FormTarget>();
  const [isOpen, setIsOpen] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<Names>();
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);

  // If the item was deleted, the typed names stay, as a new item at the top level.
  const about = opened && (opened.kind === 'rename' ? opened.no : opened.parentNo);
  const orphaned = about !== undefined && about !== TOP && !byNo.has(about);
  const target: FormTarget | undefined = orphaned ? { kind: 'add', parentNo: TOP } : opened;
  const item = target?.kind === 'rename' ? byNo.get(target.no) : undefined;
  const storedNames = (of: FormTarget): Names => {
    const renamed = of.kind === 'rename' ? byNo.get(of.no) : undefined;
    return renamed ? namesOf(renamed) : {};
  };

  const present = item && Object.keys(item.versions).join();
  const schema = useMemo(() => {
    const presentCodes = present?.split(',');
    const rules = codes.map((lang, index) => {
      const name = string().trim();
      if (presentCodes?.includes(lang)) return [lang, name.required(t`Enter a name.`)] as const;
      const any = name.test('any', t`Enter a name in at least one language.`, (_, { parent }) =>
        codes.some((code) => (parent as Names)[code]?.trim()),
      );
      return [lang, presentCodes || index > 0 ? name : any] as const;
    });
    return object({ names: object(Object.fromEntries(rules)) });
  }, [codes, present, t]);
  const formik = useFormik<{ names: Names }>({
    initialValues: { names: {} },
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  useRevalidateForm(schema, formik, tried);
  const { names } = formik.values;
  const base = formik.initialValues.names;
  const changed = isOpen && !isDeepEqual(filledNames(names), filledNames(base));
  const entered = useMemo<Entered>(
    () => ({ open: isOpen && opened ? { target: opened, names } : null }),
    [isOpen, opened, names],
  );
  const title = codes.map((lang) => names[lang]?.trim()).find(Boolean) ?? '';
  const draft = useDraft<Entered>(draftName, { values: entered, initial: CLOSED, changed, title });

  const close = () => setIsOpen(false);
  const open = (next: FormTarget, typed?: Names) => {
    setOpened({ ...next });
    setIsOpen(true);
    setTried(false);
    setFailure(undefined);
    setNewer(undefined);
    formik.resetForm({ values: { names: storedNames(next) } });
    if (typed) void formik.setValues({ names: typed }, false);
  };

  /** Marks the names that the server rejected; other errors are shown above the form. */
  const reject = (error: unknown) => {
    const errors = rejectedErrors(error, formik.values, { names: { name: 'names' } });
    const marked = inScreenOrder(errors.filter(({ name }) => name !== ''));
    for (const { name, message } of marked) formik.setFieldError(name, message);
    const [first] = marked;
    if (first) focusField(first.name);
    if (!first || marked.length < errors.length) setFailure(messageOf(error));
  };

  const store = async (over: boolean) => {
    if (!target) return;
    try {
      // A new item overwrites nothing.
      const now = item ? await refetchVersions(known) : known;
      const found = item && !over ? await newerNames(known, now, item.no, base) : undefined;
      setNewer(found);
      if (found) {
        await calls.refresh();
        return;
      }
      const parentNo = target.kind === 'add' ? target.parentNo : (item?.parentNo ?? TOP);
      await send({ item, names, parentNo, before: byNo, opened }, now);
      close();
      onSaved(title, item === undefined);
    } catch (error) {
      if (item && error instanceof ChangedNamesError) {
        // The conflict is now visible, so the next save overwrites it.
        formik.resetForm({ values: { names: error.stored } });
        void formik.setValues({ names }, false);
      }
      // The stored names show the reason of the rejection; if they cannot be fetched, the message is shown alone.
      const since =
        item && isOutOfDate(error)
          ? await refetchVersions(known)
              .then((now) => newerNames(known, now, item.no, base))
              .catch(() => undefined)
          : undefined;
      setNewer(since);
      if (!since) reject(error);
      await calls.refresh();
    }
  };

  /** Saves the names; with `over` it overwrites other users' changes. */
  const save = async (over = false) => {
    if (busy.current || !target) return;
    busy.current = true;
    setSaving(true);
    setTried(true);
    setFailure(undefined);
    try {
      const [first] = inScreenOrder(flattenErrors(await formik.validateForm()));
      if (first) focusField(first.name);
      else if (changed) await store(over);
      else close();
    } finally {
      setSaving(false);
      busy.current = false;
    }
  };

  return {
    formik,
    isOpen,
    target,
    item,
    /** A save was tried: fields show their validation errors. */
    tried,
    failure,
    /** The names that another user has stored in the meantime. */
    newer,
    /** The item or its parent was deleted in the meantime. */
    orphaned,
    saving,
    changed,
    draft,
    /** Returns the typed names that are not saved. */
    typed: () => changesBetween(base, filledNames(names)),
    open: (of: FormTarget) => open(of),
    close,
    restore: () => {
      const saved = draft.offered?.values.open;
      draft.accept();
      if (saved) open(saved.target, saved.names);
    },
    save,
  };
}
