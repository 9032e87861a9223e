import {
  setIn,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
  type useFormik,
  getIn,
} from 'formik';
import { createContext, useContext, useSyncExternalStore, useCallback } from 'react';
import { Store } from '@/lib/store';
import { EditFormContext } from './edit-form-context';
import { fieldId } from './field-errors';

/** State of Formik that components subscribe to. */
export interface FormState<Values> {
  values: Values;
  /** The values that the form started with, or was reset to. */
  initialValues: Values;
  errors: FormikErrors<FormikValues>;
  touched: FormikTouched<FormikValues>;
  /** Whether the values differ from the initial ones. */
  dirty: boolean;
}

/** The return value of `useFormik`. */
type Formik = ReturnType<typeof useFormik<FormikValues>>;

/**
 * Formik's state outside of its context, so that a keystroke in one field re-renders only the components that
 * select a part that changes. `FormProvider` connects it. New values are visible at once, like state that is set in the same event;
 * errors, visited fields and `dirty` after the next render.
 */
export interface FormStore<Values> {
  getState: () => FormState<Values>;
  /** Calls `listener` after every change of the state; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  setFieldValue: (name: string, value: unknown) => void;
  setFieldTouched: (name: string) => void;
  setFieldError: (name: string, message: string) => void;
  /** Sets all values; validates them unless `validate` is false. */
  setValues: (values: Values, validate?: boolean) => void;
  /** Resets the form to new initial values, by default those of the last reset; clears errors and visited fields. */
  reset: (nextState?: Partial<Pick<FormState<Values>, 'values' | 'touched' | 'errors'>>) => void;
  /** Validates the current values and returns their errors. */
  validate: () => Promise<object>;
  /** Copies Formik's state after a render. */
  connect: (formik: Formik) => void;
}

/** Returns a store with initial values. Its actions throw until `FormProvider` connects it to Formik. */
export function createFormStore<Values extends object>(initial: Values): FormStore<Values> {
  const state = new Store<FormState<Values>>({
    ...{ values: initial, initialValues: initial },
    ...{ errors: {}, touched: {}, dirty: false },
  });
  let connectedFormik: Formik | undefined;
  const formik = () => {
    if (!connectedFormik) throw new Error('The form is not rendered in a FormProvider.');
    return connectedFormik;
  };
  const update = (changes: Partial<FormState<Values>>) => state.set({ ...state.get(), ...changes });
  return {
    getState: state.get,
    subscribe: state.subscribe,
    setFieldValue: (name, value) => {
      void formik().setFieldValue(name, value);
      update({ values: setIn(state.get().values, name, value) as Values });
    },
    setFieldTouched: (name) => void formik().setFieldTouched(name),
    setFieldError: (name, message) => formik().setFieldError(name, message),
    setValues: (values, validate) => {
      void formik().setValues(values, validate);
      update({ values });
    },
    reset: (nextState) => {
      formik().resetForm(nextState);
      const values = nextState?.values ?? state.get().initialValues;
      update({ values, initialValues: values });
    },
    validate: () => formik().validateForm(state.get().values),
    connect: (next) => {
      connectedFormik = next;
      const { values, initialValues, errors, touched, dirty } = next;
      update({
        values: values as Values,
        initialValues: initialValues as Values,
        ...{ errors, touched, dirty },
      });
    },
  };
}

/** Provides the store of the form to its fields. */
export const FormStoreContext = createContext<FormStore<object> | null>(null);

/** Returns a store for `FormStoreContext`. */
export function toContextStore<Values>(store: FormStore<Values>): FormStore<object> {
  // eslint-disable-next-line no-restricted-syntax -- a context has no type parameter
  return store as unknown as FormStore<object>;
}

/** Returns the store of the surrounding form. Throws outside of a form. */
export function useFormStore<Values extends object>(): FormStore<Values> {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('useFormStore must be called inside a FormProvider.');
  // eslint-disable-next-line no-restricted-syntax -- a context has no type parameter
  return store as unknown as FormStore<Values>;
}

/**
 * Subscribes to a part of a form's state. `select` must return the same value (`Object.is`) while that part is
 * unchanged.
 */
export function useFormSelector<Values, Selected>(
  { subscribe, getState }: Pick<FormStore<Values>, 'subscribe' | 'getState'>,
  select: (state: FormState<Values>) => Selected,
): Selected {
  const getSnapshot = () => select(getState());
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
}

/** Subscribes to a part of the state of the surrounding form, like `useFormSelector`. */
export function useFormState<Values extends object, Selected>(
  select: (state: FormState<Values>) => Selected,
): Selected {
  return useFormSelector(useFormStore<Values>(), select);
}

/** Returns the state of a field by its name: value, setter, and the error once it may be shown. */
export function useFieldState<Value>(name: string) {
  const { wasAttempted } = useContext(EditFormContext);
  const { setFieldValue, setFieldTouched } = useFormStore();
  const value = useFormState(({ values }) => getIn(values, name) as Value);
  const error = useFormState(({ errors, touched }): unknown =>
    wasAttempted || getIn(touched, name) ? getIn(errors, name) : undefined,
  );
  const shownError = typeof error === 'string' ? error : undefined;
  const id = fieldId(name);
  return {
    value,
    setValue: useCallback((next: Value) => setFieldValue(name, next), [setFieldValue, name]),
    /** Marks the field as visited, to be called on blur. */
    markTouched: useCallback(() => setFieldTouched(name), [setFieldTouched, name]),
    error: shownError,
    id,
    /** Props of the control. */
    controlProps: {
      id,
      'aria-invalid': shownError !== undefined,
      'aria-describedby': `${id}-help ${id}-error`,
    },
  };
}
