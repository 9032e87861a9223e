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
  /** Must be stable while the language is. */
  schema?: Schema;
  /** Sends the values with an idempotency key (D49). Errors are shown and the values remain. */
  send: (values: Values, action: IdempotencyKeys) => Promise<void>;
  /** Returns the field that an error is about; undefined for general errors. */
  fieldOf?: (error: unknown) => string | undefined;
  /** Form names by the names of the request body, where they differ. */
  names?: Readonly<Record<string, string>>;
}

/** Why a submit failed, and whether the values may be stored nevertheless. */
interface Failure {
  thrown?: unknown;
  waiting?: string;
}

/**
 * Manages a form without a draft, such as the login: Formik's state, Yup's schema, a single submit request, focus on
 * the field with an error. Prevents the automatic reload while the form has changes. Pass the result to `SmallForm`.
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
  // State would change too late for a double click.
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
        // It stays busy: the caller navigates away.
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
        // Errors that belong to no field are shown above the fields.
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
    /** The pending state or error of the submit as text, and whether the values may be stored nevertheless. */
    failure: failure && {
      waiting: failure.waiting,
      message: failure.waiting === undefined ? messageOf(failure.thrown) : undefined,
      unsure: isOutcomeUnknown(failure.thrown),
    },
  };
}
