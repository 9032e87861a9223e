import { setNestedObjectValues, useFormik, type FormikTouched, type FormikValues } from 'formik';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { ApiError } from '../../../api/errors';
import { useErrorMessage } from '../error-message';
import { useRequestErrors } from '../request-error';
import type { EditScreen, Finish } from './edit-context';
import { flattenErrors, inScreenOrder, type FieldError } from './field-errors';
import { useDraft } from './use-draft';

/** What an edit screen is made of. */
export interface EditOptions<Values> {
  /** Names the item for its draft: the section and the `no`, or "new". */
  item: string;
  /** The server's state, as form values. */
  initial: Values;
  schema: Schema;
  /**
   * Sends the whole item once. Gives the server's new state as values, or undefined when the screen is
   * left. What it throws is shown, and nothing typed is lost.
   */
  publish: (values: Values) => Promise<Values | undefined>;
}

/**
 * The behaviour of an edit screen (design 3): Formik with its schema, publishing that sends exactly one
 * request however often it is asked for, errors with their fields, and the draft. Give `formik` to a
 * `FormikProvider` and `screen` to `EditContext`.
 */
export function useEdit<Values extends FormikValues>(options: EditOptions<Values>) {
  const { initial, item, schema } = options;
  const { report } = useRequestErrors();
  const messageOf = useErrorMessage();
  const [publishing, setPublishing] = useState(false);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<{ errors: FieldError[]; message?: string }>();
  const formik = useFormik<Values>({
    initialValues: initial,
    validationSchema: schema,
    validateOnMount: false,
    onSubmit: () => undefined,
  });
  const { values, dirty } = formik;
  const draft = useDraft(item, { values, initial: formik.initialValues, changed: dirty });

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
  const screen = useMemo<EditScreen>(() => ({ beforePublish, tried }), [beforePublish, tried]);

  /** Brings everything up to date; gives what stands in the way of publishing. */
  const obstacles = useCallback(async (): Promise<FieldError[]> => {
    let waiting: FieldError[] = [];
    // Fields that lag behind typing hand over what they have, and Formik renders with it.
    flushSync(() => {
      waiting = [...finishes.current].flatMap((finish) => {
        const message = finish();
        return message ? [{ name: '', message }] : [];
      });
    });
    const { formik: form } = latest.current;
    void form.setTouched(setNestedObjectValues<FormikTouched<Values>>(form.values, true), false);
    const errors = await form.validateForm(latest.current.formik.values);
    return [...waiting, ...inScreenOrder(flattenErrors(errors))];
  }, []);

  const busy = useRef(false);
  const { discard, keepNow } = draft;
  const publish = useCallback(async (): Promise<boolean> => {
    // The one guard against a second request: a state would be too late for a double click.
    if (busy.current) return false;
    busy.current = true;
    setPublishing(true);
    setTried(true);
    setFailed(undefined);
    try {
      const errors = await obstacles();
      if (errors.length > 0) {
        setFailed({ errors });
        return false;
      }
      const sent = latest.current.formik.values;
      const fresh = await latest.current.options.publish(sent);
      discard();
      setTried(false);
      latest.current.formik.resetForm({ values: fresh ?? sent });
      return true;
    } catch (error) {
      keepNow();
      if (error instanceof ApiError && error.status === 422) {
        setFailed({ errors: [], message: messageOf(error) });
      } else report(error);
      return false;
    } finally {
      busy.current = false;
      setPublishing(false);
    }
  }, [obstacles, discard, keepNow, messageOf, report]);

  const restore = useCallback(() => {
    if (!draft.offered) return;
    void latest.current.formik.setValues(draft.offered.values, false);
    draft.accept();
  }, [draft]);

  return { formik, draft, screen, publishing, failed, changed: dirty, publish, restore };
}

/** What `useEdit` gives, for components that show a part of it. */
export type Edit = Pick<
  ReturnType<typeof useEdit>,
  'draft' | 'publishing' | 'failed' | 'changed' | 'publish' | 'restore'
>;
