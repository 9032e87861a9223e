import { useFormik, type FormikValues } from 'formik';
import { useLayoutEffect, useState, type ReactNode, useEffect, useRef } from 'react';
import type { Schema } from 'yup';
import { toContextStore, FormStoreContext, type FormStore } from './form-store';
import { validate } from './validate';

interface FormProviderProps<Values> {
  store: FormStore<Values>;
  /** Must be referentially stable until the language changes. Gets all values as `context.values`. */
  schema: Schema;
  /** Whether a save was attempted: errors are then updated whenever the schema changes. */
  wasAttempted: boolean;
  /** Adds the errors of the server to those of the schema. */
  addErrors?: ((errors: object, values: object) => object) | undefined;
  children: ReactNode;
}

const addNoErrors = (errors: object) => errors;

/**
 * Runs Formik for a store and provides the store to the fields. Re-renders on every change; its children re-render only
 * when their parent does.
 */
export function FormProvider<Values extends object>(props: FormProviderProps<Values>) {
  const { store, schema, wasAttempted, addErrors = addNoErrors, children } = props;
  const [initialState] = useState(store.getState);
  const initialValues: FormikValues = initialState.initialValues;
  const formik = useFormik({
    initialValues,
    validate: async (values) => addErrors(await validate(schema, values), values),
    onSubmit: () => undefined,
  });
  useRevalidateForm(schema, formik, wasAttempted);
  const { setValues } = formik;
  // Restores the store’s values when the form mounts again.
  useLayoutEffect(() => {
    if (initialState.values !== initialState.initialValues)
      void setValues(initialState.values, false);
  }, [initialState, setValues]);
  useLayoutEffect(() => store.connect(formik));
  return <FormStoreContext value={toContextStore(store)}>{children}</FormStoreContext>;
}

interface RevalidatedForm {
  errors: object;
  validateForm: () => Promise<unknown>;
}

/**
 * Revalidates a form when its schema changes, such as with the interface language or new options, so that the
 * messages are current. Shows no new errors: revalidates only if there are errors or publishing was attempted.
 */
function useRevalidateForm(
  schema: Schema,
  { errors, validateForm }: RevalidatedForm,
  wasAttempted: boolean,
) {
  const validatedSchema = useRef(schema);
  const needsRevalidation = wasAttempted || Object.keys(errors).length > 0;
  useEffect(() => {
    if (validatedSchema.current === schema) return;
    validatedSchema.current = schema;
    if (needsRevalidation) void validateForm();
  }, [schema, needsRevalidation, validateForm]);
}
