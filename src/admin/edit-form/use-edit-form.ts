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

/** What an edit screen is made of. */
export interface EditFormOptions<Values> {
  /** Names the item for its draft: the section and the `no` or id, or "new". */
  item: string;
  /** Other names of the item, under which a draft may have been kept: those of its other versions. */
  alsoNamed?: readonly string[] | undefined;
  /** The server's state, as form values. */
  initial: Values;
  /** Gets the whole values as `context.values`, since Formik's own way hides empty texts from it. */
  schema: Schema;
  /**
   * Sends the whole item once. What it throws is shown, and nothing typed is lost. Returns the function that reads it again
   * and says what is stored.
   */
  publish: (values: Values) => Promise<() => Promise<Checked<Values>>>;
  /** The same as a new item; offered where the item has been deleted meanwhile. */
  publishAsNew?: ((values: Values) => Promise<() => Promise<Checked<Values>>>) | undefined;
  /**
   * Looks whether someone else has published since the form was loaded; asked right before publishing. What it
   * gives is shown before anything is overwritten (design 6).
   */
  findNewer?: (values: Values) => Promise<Newer<Values> | undefined>;
  /** Begins the screen anew with what is published now; the draft is then offered. Goes with `findNewer`. */
  reload?: () => Promise<void>;
  /** How the form's fields are called in what is sent, to find those that the server rejects. */
  namesIn?: ((values: Values) => FormNames) | undefined;
}

/** Asked first whether somebody else has published, laid over what they have, or as a new item. */
type Way = 'asking' | 'over' | 'as-new';

/** Whether the server refused what was sent (§8); a session that ended is another matter (D3). */
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

/** The stored state with what was typed and is not stored: what a server has written in its own way counts as stored. */
function unsaved<Values>(fresh: Values, typed: Values): Values {
  const changes = changesBetween(fresh, typed);
  return applyChanges(
    fresh,
    changes.filter(({ base, value }) => !agree(base, value)),
  );
}

/** What is left of a failure: fields that have been mended since are no longer named, the others as they stand now. */
function remaining(failed: Failure | undefined, present: object): Failure | undefined {
  if (!failed) return undefined;
  const messages = new Map(flattenErrors(present).map(({ name, message }) => [name, message]));
  const errors = failed.errors.flatMap((error) => {
    const message = error.name === '' ? error.message : messages.get(error.name);
    return message === undefined ? [] : [{ ...error, message }];
  });
  return errors.length > 0 || failed.message || failed.gone ? { ...failed, errors } : undefined;
}

/** What the versions of a document call it, in the first language that has a title or a name. */
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
 * The behaviour of an edit screen (design 3): Formik with its schema, publishing that sends exactly one
 * request however often it is asked for, errors with their fields, and the draft. Give `formik` to a
 * `FormikProvider` and `screen` to `EditFormContext`.
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

  /** Fields that lag behind typing hand over what they have, and Formik renders with it; gives what is not ready. */
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

  /** Brings everything up to date; gives what stands in the way of publishing. */
  const obstacles = useCallback(async (): Promise<FieldError[]> => {
    const waiting = handOver();
    const errors = await latest.current.formik.validateForm(latest.current.formik.values);
    return [...waiting, ...inScreenOrder(flattenErrors(errors))];
  }, [handOver]);

  /** Marks the fields that the server rejected; returns them, and what it says beyond them. */
  const rejection = useCallback(
    async (error: ApiError): Promise<Failure> => {
      const { formik: now, options: given } = latest.current;
      const errors = rejectedErrors(error, now.values, given.namesIn?.(now.values as Values));
      rejected.mark(errors, now.values);
      await now.validateForm(now.values);
      const message = errors.length > 0 ? error.serverMessage : messageOf(error);
      return { errors: inScreenOrder(errors), ...(message !== undefined && { message }) };
    },
    [messageOf, rejected, rejectedErrors],
  );

  const busy = useRef(false);
  const { forget, keep: keepDraft } = draft;
  /** Shows what is stored: only what was sent is called published, and ends the draft (D52). */
  const settle = useCallback(
    async function settleWith(
      check: () => Promise<Checked<Values>>,
      sent: Values,
    ): Promise<boolean> {
      const checked = await check();
      const { formik: now } = latest.current;
      switch (checked.kind) {
        case 'saved':
          // Before anything is announced: who leaves the page at once finds no draft of what is published.
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
          setOutcome({ kind: 'failed', errors: [], gone: true });
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
      // The one guard against a second request: a state would be too late for a double click.
      if (busy.current) return false;
      if (!navigator.onLine) {
        // It waits until it is asked for again.
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
          setOutcome({ kind: 'failed', errors, gone: way === 'as-new' });
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
        // It may have lost but one of its versions, which is no reason to write it a second time.
        const since = missing && way !== 'as-new' ? await findSince() : undefined;
        if (since) {
          setOutcome({ kind: 'newer', newer: since });
          return false;
        }
        const gone = missing || (!accepted && way === 'as-new');
        if (refused) setOutcome({ kind: 'failed', ...(await rejection(error)), gone });
        else report(error);
        if (!refused && gone) setOutcome({ kind: 'failed', errors: [], gone });
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
  /** Fills the form with the newer version and these fields of one's own, for review or to be published over it. */
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
  /** Gives up what was typed for what is stored. */
  const takeStored = useCallback(() => {
    setOutcome(undefined);
    latest.current.formik.resetForm();
  }, []);

  /** Keeps the draft now, with what fields have not handed over yet; gives where, or undefined where there is nothing to keep. */
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
  /** What has been typed and is not published, also what fields have not handed over yet. */
  const typed = useCallback(() => {
    handOver();
    return changes();
  }, [handOver, changes]);

  const restore = useCallback(() => {
    if (!draft.offered) return;
    void latest.current.formik.setValues(draft.offered.values, false);
    draft.accept();
  }, [draft]);

  /** Adds to the values and to what they are compared with: nothing of it counts as a change. */
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
    /** Counts nothing of what is mended: changes with every attempt that fails. */
    attempt: outcome,
    changed: dirty,
    publish,
    publishAsNew,
    keep,
    typed,
    restore,
    /** Requested to publish without a connection: nothing was sent. */
    held: outcome?.kind === 'held',
    /** A save that was accepted, and is not what is stored as far as it was read again. */
    unconfirmed: unconfirmed(outcome),
    takeStored,
    /** What someone else has published, while it is to be decided upon. */
    newer,
    merge,
    takeNewer,
    closeNewer: dismiss,
  };
}

/** What `useEditForm` gives, whatever its values are, for components that show a part of it. */
export type EditForm = Omit<ReturnType<typeof useEditForm>, 'extend'>;
