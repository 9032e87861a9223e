import { useFormik, yupToFormErrors, type FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError, type Schema } from 'yup';
import { ApiError } from '@/api/errors';
import type { FormNames } from '@/lib/form-field';
import { beforeReload } from '@/ui/reload-once';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import type { EditFormContextValue, Finish } from '@/admin/fields/edit-form-context';
import { flattenErrors, inScreenOrder, type FieldError } from '@/admin/fields/field-errors';
import { applyChanges, changesBetween } from './changes';
import { agree } from './compare-saved';
import {
  unconfirmed,
  type Checked,
  type Failure,
  type Newer,
  type SaveOutcome,
} from './save-outcome';
import { useDraft } from './use-draft';
import { useRejectedFields } from './use-rejected-fields';
import { useRejectedErrors } from '@/admin/fields/use-rejected-errors';
import { useRevalidateForm } from '@/admin/fields/use-revalidate-form';

/** Options of an edit form. */
export interface EditFormOptions<Values> {
  /** Names the item for its draft: the section and the `no` or id, or "new". */
  item: string;
  /** Other names of the item, under which a draft may be saved: those of its other versions. */
  alsoNamed?: readonly string[] | undefined;
  /** The server's state, as form values. */
  initial: Values;
  /** Gets all values as `context.values`, since Formik hides empty texts from the schema. */
  schema: Schema;
  /**
   * Sends the whole item once. Errors are shown and the values remain. Returns the function that refetches the item
   * and compares it with what was sent.
   */
  publish: (values: Values) => Promise<() => Promise<Checked<Values>>>;
  /** Publishes the values as a new item; offered when the item has been deleted. */
  publishAsNew?: ((values: Values) => Promise<() => Promise<Checked<Values>>>) | undefined;
  /**
   * Returns the version that another editor has published since the form was loaded. Called right before publishing,
   * so that nothing is overwritten unseen (docs/architecture.md#6-unsaved-work).
   */
  findNewer?: (values: Values) => Promise<Newer<Values> | undefined>;
  /** Reloads the form with the published item and offers the draft. Needs `findNewer`. */
  reload?: () => Promise<void>;
  /** Returns the field names of the request body, to find the fields that the server rejected. */
  namesIn?: ((values: Values) => FormNames) | undefined;
}

/** Publishes after a check for a newer version, over the newer version, or as a new item. */
type Way = 'asking' | 'over' | 'as-new';

/** Returns whether the server rejected the request (§8). An ended session does not count (D3). */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401;
}

async function validate(schema: Schema, values: unknown): Promise<object> {
  try {
    await schema.validate(values, { abortEarly: false, context: { values } });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}

/**
 * Returns the stored values with the changes that are not saved. Values that the server stored in another form count
 * as saved.
 */
function unsaved<Values>(fresh: Values, typed: Values): Values {
  const changes = changesBetween(fresh, typed);
  return applyChanges(
    fresh,
    changes.filter(({ base, value }) => !agree(base, value)),
  );
}

/** Returns the failure without the fields that have been fixed, with the current messages of the others. */
function remaining(failed: Failure | undefined, present: object): Failure | undefined {
  if (!failed) return undefined;
  const messages = new Map(flattenErrors(present).map(({ name, message }) => [name, message]));
  const errors = failed.errors.flatMap((error) => {
    const message = error.name === '' ? error.message : messages.get(error.name);
    return message === undefined ? [] : [{ ...error, message }];
  });
  return errors.length > 0 || failed.message || failed.deleted ? { ...failed, errors } : undefined;
}

/** Returns the title or name of an item in the first language that has one. */
function titleOf(versions: unknown): string {
  const names = Object.values(versions ?? {}).map((version: unknown) => {
    const { title, name } = version as Record<string, unknown>;
    return title ?? name;
  });
  return (
    (names.find((name) => typeof name === 'string' && name.trim() !== '') as string | undefined) ??
    ''
  );
}

/**
 * Manages an edit form: Formik with its schema, a single publish request, validation errors with their fields, and
 * the draft. Pass `formik` to `FormikProvider` and `screen` to `EditFormContext`.
 */
export function useEditForm<Values extends FormikValues>(options: EditFormOptions<Values>) {
  const { initial, item, alsoNamed: also, schema } = options;
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const rejectedErrors = useRejectedErrors();
  const rejected = useRejectedFields();
  const [publishing, setPublishing] = useState(false);
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome<Values>>();
  const newer = outcome?.kind === 'newer' ? outcome.newer : undefined;
  // Formik's own types of errors do not end for a type parameter: inside, the values are a plain record.
  const initialValues: FormikValues = initial;
  const formik = useFormik({
    initialValues,
    validate: async (current) => rejected.addTo(await validate(schema, current), current),
    onSubmit: () => undefined,
  });
  useRevalidateForm(schema, formik, tried);
  const { dirty } = formik;
  const values = formik.values as Values;
  const base = formik.initialValues as Values;
  const title = titleOf(values.versions);
  const draft = useDraft(item, { values, initial: base, changed: dirty, title, also });

  const latest = useRef({ formik, options });
  useEffect(() => {
    latest.current = { formik, options };
  });

  const finishes = useRef(new Set<Finish>());
  const beforePublish = useCallback((finish: Finish) => {
    finishes.current.add(finish);
    return () => {
      finishes.current.delete(finish);
    };
  }, []);
  const screen = useMemo<EditFormContextValue>(
    () => ({ beforePublish, tried }),
    [beforePublish, tried],
  );

  /**
   * Flushes fields that update Formik with a delay and renders with their values. Returns the errors of fields that
   * are not ready.
   */
  const handOver = useCallback((): FieldError[] => {
    let waiting: FieldError[] = [];
    flushSync(() => {
      waiting = [...finishes.current].flatMap((finish) => {
        const message = finish();
        return message ? [{ name: '', message }] : [];
      });
    });
    return waiting;
  }, []);

  /** Flushes and validates all fields. Returns the errors that prevent publishing. */
  const obstacles = useCallback(async (): Promise<FieldError[]> => {
    const waiting = handOver();
    const errors = await latest.current.formik.validateForm(latest.current.formik.values);
    return [...waiting, ...inScreenOrder(flattenErrors(errors))];
  }, [handOver]);

  /** Marks the fields that the server rejected. Returns their errors and the remaining server message. */
  const rejection = useCallback(
    async (error: ApiError): Promise<Failure> => {
      const { formik: now, options: currentOptions } = latest.current;
      const errors = rejectedErrors(
        error,
        now.values,
        currentOptions.namesIn?.(now.values as Values),
      );
      rejected.mark(errors, now.values);
      await now.validateForm(now.values);
      const message = errors.length > 0 ? error.serverMessage : messageOf(error);
      return { errors: inScreenOrder(errors), ...(message !== undefined && { message }) };
    },
    [messageOf, rejected, rejectedErrors],
  );

  const busy = useRef(false);
  const { forget, keep: keepDraft } = draft;
  /**
   * Shows the outcome of a save. Only values that were sent and are stored count as published and end the draft
   * (D52).
   */
  const settle = useCallback(
    async function settleWith(
      check: () => Promise<Checked<Values>>,
      sent: Values,
    ): Promise<boolean> {
      const checked = await check();
      const { formik: now } = latest.current;
      switch (checked.kind) {
        case 'saved':
          // Before the announcement: an editor who leaves the page at once finds no draft of the published item.
          await forget();
          setTried(false);
          setOutcome(undefined);
          now.resetForm({ values: checked.fresh ?? sent });
          await checked.leave?.();
          return true;
        case 'lost':
          now.resetForm({ values: checked.fresh });
          void now.setValues(unsaved(checked.fresh, sent), false);
          setOutcome(checked);
          break;
        case 'gone':
          setOutcome({ kind: 'failed', errors: [], deleted: true });
          break;
        case 'unchecked': {
          const again = () => settleWith(check, sent).then(() => undefined);
          setOutcome({ kind: 'unchecked', message: messageOf(checked.error), check: again });
          break;
        }
        case 'newer':
        case 'missing':
          setOutcome(checked);
      }
      void keepDraft();
      return false;
    },
    [forget, keepDraft, messageOf],
  );
  const send = useCallback(
    async (way: Way): Promise<boolean> => {
      // Prevents a second request: state would change too late for a double click.
      if (busy.current) return false;
      if (!navigator.onLine) {
        // Not sent until the editor publishes again.
        setOutcome({ kind: 'held' });
        void keepDraft();
        return false;
      }
      busy.current = true;
      setPublishing(true);
      setTried(true);
      setOutcome(undefined);
      rejected.clear();
      let accepted = false;
      const { findNewer, publish, publishAsNew = publish } = latest.current.options;
      const findSince = async () =>
        findNewer?.(latest.current.formik.values as Values).catch(() => undefined);
      try {
        const errors = await obstacles();
        if (errors.length > 0) {
          setOutcome({ kind: 'failed', errors, deleted: way === 'as-new' });
          return false;
        }
        const sent = latest.current.formik.values as Values;
        const found = way === 'asking' ? await findNewer?.(sent) : undefined;
        if (found) {
          setOutcome({ kind: 'newer', newer: found });
          return false;
        }
        const check = await (way === 'as-new' ? publishAsNew : publish)(sent);
        accepted = true;
        return await settle(check, sent);
      } catch (error) {
        void keepDraft();
        const refused = !accepted && isRefusal(error);
        const missing =
          refused && error.status === 404 && latest.current.options.publishAsNew !== undefined;
        // Perhaps only one of its versions was deleted, which is no reason to create the item again.
        const since = missing && way !== 'as-new' ? await findSince() : undefined;
        if (since) {
          setOutcome({ kind: 'newer', newer: since });
          return false;
        }
        const deleted = missing || (!accepted && way === 'as-new');
        if (refused) setOutcome({ kind: 'failed', ...(await rejection(error)), deleted });
        else report(error);
        if (!refused && deleted) setOutcome({ kind: 'failed', errors: [], deleted });
        return false;
      } finally {
        busy.current = false;
        setPublishing(false);
      }
    },
    [obstacles, settle, keepDraft, rejected, rejection, report],
  );

  const publish = useCallback(() => send('asking'), [send]);
  const publishAsNew = useCallback(() => send('as-new'), [send]);
  const dismiss = useCallback(() => setOutcome(undefined), []);
  /**
   * Fills the form with the newer version and the editor's own values of the given fields, for review or for
   * publishing.
   */
  const merge = useCallback(
    async (mine: readonly string[], then: 'review' | 'publish'): Promise<boolean> => {
      if (!newer) return false;
      const { formik: now } = latest.current;
      const own = changesBetween(newer.values, now.values).filter(({ name }) =>
        mine.includes(name),
      );
      flushSync(() => {
        setOutcome(undefined);
        now.resetForm({ values: newer.values });
        void now.setValues(applyChanges(newer.values, own), false);
      });
      return then === 'publish' && send('over');
    },
    [newer, send],
  );
  const takeNewer = useCallback(async () => {
    setOutcome(undefined);
    await keepDraft();
    try {
      await latest.current.options.reload?.();
    } catch (error) {
      report(error);
    }
  }, [keepDraft, report]);
  /** Replaces the values of the form with the stored ones. */
  const takeStored = useCallback(() => {
    setOutcome(undefined);
    latest.current.formik.resetForm();
  }, []);

  /**
   * Saves the draft with the values of delayed fields. Returns where it is saved; undefined when nothing has changed.
   */
  const keep = useCallback(() => {
    handOver();
    return keepDraft();
  }, [handOver, keepDraft]);

  useEffect(
    () =>
      beforeReload(async () => {
        if (busy.current) return false;
        handOver();
        return !latest.current.formik.dirty || (await keepDraft()) === 'browser';
      }),
    [handOver, keepDraft],
  );

  const { changes } = draft;
  /** Returns the unpublished changes, including those of delayed fields. */
  const typed = useCallback(() => {
    handOver();
    return changes();
  }, [handOver, changes]);

  const restore = useCallback(() => {
    if (!draft.offered) return;
    void latest.current.formik.setValues(draft.offered.values, false);
    draft.accept();
  }, [draft]);

  /** Adds to the current and the initial values, so that the additions do not count as changes. */
  const extend = useCallback((add: (known: Values) => Values) => {
    const { formik: now } = latest.current;
    const { touched, errors } = now;
    now.resetForm({ values: add(now.initialValues as Values), touched, errors });
    void now.setValues(add(now.values as Values), false);
  }, []);

  return {
    formik,
    values,
    extend,
    draft,
    screen,
    publishing,
    failed: outcome?.kind === 'failed' ? remaining(outcome, formik.errors) : undefined,
    /** Changes with every failed attempt, but not when a field is fixed. */
    attempt: outcome,
    changed: dirty,
    publish,
    publishAsNew,
    keep,
    typed,
    restore,
    /** Publishing was requested without a connection: nothing was sent. */
    waitsForConnection: outcome?.kind === 'held',
    /** A save that the server accepted and that is not confirmed. */
    unconfirmed: unconfirmed(outcome),
    takeStored,
    /** The version of another editor, until it is merged or closed. */
    newer,
    merge,
    takeNewer,
    closeNewer: dismiss,
  };
}

/** Return value of `useEditForm`, independent of the values, for components that show a part of it. */
export type EditForm = Omit<ReturnType<typeof useEditForm>, 'extend'>;
