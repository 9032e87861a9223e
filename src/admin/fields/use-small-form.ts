import { useFormik, type FormikValues } from 'formik';
import { useCallback, useMemo, useRef, useState } from 'react';
import { object, type Schema } from 'yup';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/is-outcome-unknown';
import { useReloadBlock } from '@/ui/use-reload-block';
import type { EditFormContextValue, Finish } from './edit-form-context';
import { flattenErrors, focusField, inScreenOrder } from './field-errors';
import { useRejectedErrors } from './use-rejected-errors';
import { useRevalidateForm } from './use-revalidate-form';
import { useErrorMessage } from '@/admin/requests/error-message';

const NO_RULES = object();

interface SmallFormOptions<Values> {
  initial: Values;
  /** Stays the same while the language does. */
  schema?: Schema;
  /** Sends what was entered, with its action (D49); what it throws is shown, and nothing typed is lost. */
  send: (values: Values, action: IdempotencyKeys) => Promise<void>;
  /** The field that a refusal is about; undefined for one that is about none. */
  fieldOf?: (error: unknown) => string | undefined;
  /** The form's names by those that are sent, where they differ. */
  names?: Readonly<Record<string, string>>;
}

/** Why a form was not sent, and whether it may have been stored all the same. */
interface Failure {
  thrown?: unknown;
  waiting?: string;
}

/**
 * A form that keeps no draft, such as the login: Formik's state, Yup's schema, sent once however often that is
 * asked for. An error leads to its field. The page does not reload by itself while the form has changes. Give what it
 * returns to `SmallForm`.
 */
export function useSmallForm<Values extends FormikValues>(options: SmallFormOptions<Values>) {
  const { initial, schema = NO_RULES, send, fieldOf, names } = options;
  const messageOf = useErrorMessage();
  const rejectedErrors = useRejectedErrors();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  // Formik's own types of errors do not end for a type parameter: inside, the values are a plain record.
  const initialValues: FormikValues = initial;
  const formik = useFormik({
    initialValues,
    validationSchema: schema,
    onSubmit: () => undefined,
  });
  useRevalidateForm(schema, formik, tried);
  useReloadBlock(formik.dirty && !sent);
  const finishes = useRef(new Set<Finish>());
  const beforePublish = useCallback((finish: Finish) => {
    finishes.current.add(finish);
    return () => void finishes.current.delete(finish);
  }, []);
  const screen = useMemo<EditFormContextValue>(
    () => ({ beforePublish, tried }),
    [beforePublish, tried],
  );
  // A state would be too late for a double click.
  const busy = useRef(false);
  const [action] = useState(() => new IdempotencyKeys());

  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setTried(true);
    const [waiting] = [...finishes.current].flatMap((finish) => finish() ?? []);
    setFailure(waiting === undefined ? undefined : { waiting });
    const [first] = inScreenOrder(flattenErrors(await formik.validateForm()));
    if (first) focusField(first.name);
    if (!first && waiting === undefined) {
      setSending(true);
      try {
        await send(formik.values as Values, action);
        setSent(true);
        // It stays busy: whoever sent it goes on elsewhere.
        return;
      } catch (thrown) {
        const about = fieldOf?.(thrown);
        const errors =
          about === undefined
            ? rejectedErrors(thrown, formik.values, { names })
            : [{ name: about, message: messageOf(thrown) }];
        const marked = inScreenOrder(errors.filter(({ name }) => name !== ''));
        for (const { name, message } of marked) formik.setFieldError(name, message);
        const [at] = marked;
        if (at) focusField(at.name);
        // What no field says is said over them.
        if (!at || marked.length < errors.length) setFailure({ thrown });
      }
    }
    busy.current = false;
    setSending(false);
  };
  return {
    formik,
    screen,
    sending,
    submit,
    /** What it waits for, or why sending failed, in words, and whether it may have been stored all the same. */
    failure: failure && {
      waiting: failure.waiting,
      message: failure.waiting === undefined ? messageOf(failure.thrown) : undefined,
      unsure: isOutcomeUnknown(failure.thrown),
    },
  };
}
