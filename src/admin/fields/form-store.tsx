import {
  setIn,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
  useFormik,
  getIn,
} from 'formik';
import {
  createContext,
  useContext,
  useSyncExternalStore,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { Store } from '@/lib/store';
import { fieldId, type FieldError } from './field-errors';
import { validate } from './validate';

/** State of a form that components subscribe to. */
export interface FormState<Values> {
  values: Values;
  initialValues: Values;
  errors: FormikErrors<FormikValues>;
  touched: FormikTouched<FormikValues>;
  dirty: boolean;
  /** Whether a save was attempted: fields then show their errors even if not visited. */
  wasAttempted: boolean;
  /** Why fields cannot be saved yet, such as during an upload, by their names. */
  notReady: Readonly<Record<string, string>>;
}

/** Updates the form with what a field has not committed yet, or commits only when it is published. */
type FlushField = (isPublishing: boolean) => void;

type Formik = ReturnType<typeof useFormik<FormikValues>>;

/**
 * Formik's state outside of its context, so that a keystroke in one field re-renders only the components that
 * select a part that changes. `FormProvider` connects it. New values are visible at once; errors, visited fields and
 * `dirty` after the next render.
 */
export interface FormStore<Values> {
  getState: () => FormState<Values>;
  subscribe: (listener: () => void) => () => void;
  setFieldValue: (name: string, value: unknown) => void;
  setFieldTouched: (name: string) => void;
  setFieldError: (name: string, message: string) => void;
  /** Sets all values; validates them unless `shouldValidate` is false. */
  setValues: (values: Values, shouldValidate?: boolean) => void;
  /**
   * Resets the form to new initial values, by default the current initial ones. Clears errors and visited fields unless
   * they are given.
   */
  reset: (nextState?: Partial<Pick<FormState<Values>, 'values' | 'touched' | 'errors'>>) => void;
  /** Validates the current values and returns their errors. */
  validate: () => Promise<object>;
  /** Registers a function for `flush`. Returns the function that unregisters it. */
  registerFlush: (flushField: FlushField) => () => void;
  /** Flushes the fields and renders with their values. */
  flush: (isPublishing?: boolean) => void;
  /** Sets why a field cannot be saved yet; undefined once it can. */
  setNotReady: (name: string, message: string | undefined) => void;
  /** Replaces the errors of the server, which apply while their fields have the values that they have now. */
  setServerErrors: (errors: readonly FieldError[]) => void;
  /** Returns the errors of the schema and, for fields without one, those of the server. */
  withServerErrors: (errors: object, values: object) => object;
  /** Copies Formik's state after a render. */
  connect: (formik: Formik, wasAttempted: boolean) => void;
}

/** Returns a store with initial values. Actions that call Formik throw until `FormProvider` connects it. */
export function createFormStore<Values extends object>(initial: Values): FormStore<Values> {
  const state = new Store<FormState<Values>>({
    ...{ values: initial, initialValues: initial },
    ...{ errors: {}, touched: {}, dirty: false, wasAttempted: false, notReady: {} },
  });
  const flushFunctions = new Set<FlushField>();
  let serverErrors: (FieldError & { value: unknown })[] = [];
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
    setFieldTouched: (name) => {
      // Formik would validate the values of the last render.
      void formik().setFieldTouched(name, true, false);
      void formik().validateForm(state.get().values);
    },
    setFieldError: (name, message) => formik().setFieldError(name, message),
    setValues: (values, shouldValidate) => {
      void formik().setValues(values, shouldValidate);
      update({ values });
    },
    reset: (nextState) => {
      formik().resetForm(nextState);
      const values = nextState?.values ?? state.get().initialValues;
      update({ values, initialValues: values });
    },
    validate: () => formik().validateForm(state.get().values),
    registerFlush: (flushField) => {
      flushFunctions.add(flushField);
      return () => void flushFunctions.delete(flushField);
    },
    flush: (isPublishing = false) =>
      flushSync(() => flushFunctions.forEach((flushField) => flushField(isPublishing))),
    setNotReady: (name, message) => {
      const others = Object.entries(state.get().notReady).filter(([other]) => other !== name);
      const entries = message === undefined ? others : [...others, [name, message]];
      update({ notReady: Object.fromEntries(entries) as Record<string, string> });
    },
    setServerErrors: (errors) => {
      const { values } = state.get();
      serverErrors = errors
        .filter(({ name }) => name !== '')
        .map((error) => ({ ...error, value: getIn(values, error.name) as unknown }));
    },
    withServerErrors: (errors, values) =>
      serverErrors.reduce<object>((all, { name, message, value }) => {
        const stillApplies =
          isDeepEqual(getIn(values, name), value) && getIn(all, name) === undefined;
        return stillApplies ? (setIn(all, name, message) as object) : all;
      }, errors),
    connect: (next, wasAttempted) => {
      connectedFormik = next;
      const { values, initialValues, errors, touched, dirty } = next;
      update({
        values: values as Values,
        initialValues: initialValues as Values,
        ...{ errors, touched, dirty, wasAttempted },
      });
    },
  };
}

interface FormProviderProps<Values> {
  store: FormStore<Values>;
  /** Must be referentially stable while its rules and messages are. Gets all values as `context.values`. */
  schema: Schema;
  wasAttempted: boolean;
  children: ReactNode;
}

/**
 * Runs Formik for a store and provides the store to the fields. Re-renders on every change; its children re-render only
 * when their parent does.
 */
export function FormProvider<Values extends object>(props: FormProviderProps<Values>) {
  const { store, schema, wasAttempted, children } = props;
  const [stateAtMount] = useState(store.getState);
  const initialValues: FormikValues = stateAtMount.initialValues;
  const formik = useFormik({
    initialValues,
    validate: async (values) => store.withServerErrors(await validate(schema, values), values),
    onSubmit: () => undefined,
  });
  const { setValues, validateForm } = formik;
  // Restores the store’s values when the form mounts again.
  useLayoutEffect(() => {
    if (stateAtMount.values !== stateAtMount.initialValues)
      void setValues(stateAtMount.values, false);
  }, [stateAtMount, setValues]);
  useLayoutEffect(() => store.connect(formik, wasAttempted));
  // The messages follow the schema, which changes with the interface language or new options.
  const validatedSchema = useRef(schema);
  const needsRevalidation = wasAttempted || Object.keys(formik.errors).length > 0;
  useEffect(() => {
    if (validatedSchema.current === schema) return;
    validatedSchema.current = schema;
    if (needsRevalidation) void validateForm();
  }, [schema, needsRevalidation, validateForm]);
  return <FormStoreContext value={toContextStore(store)}>{children}</FormStoreContext>;
}

export const FormStoreContext = createContext<FormStore<object> | null>(null);

/** Returns a store for `FormStoreContext`. */
export function toContextStore<Values>(store: FormStore<Values>): FormStore<object> {
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a context has no type parameter
  return store as unknown as FormStore<object>;
}

/** Returns the store of the surrounding form. Throws outside of a form. */
export function useFormStore<Values extends object>(): FormStore<Values> {
  const store = useContext(FormStoreContext);
  if (!store) throw new Error('useFormStore must be called inside a FormProvider.');
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- a context has no type parameter
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

/** Runs `flushField` before the form or its draft is saved, while the component is mounted. `flushField` must be stable. */
export function useFlushBeforeSave(flushField: FlushField): void {
  const { registerFlush } = useFormStore();
  useEffect(() => registerFlush(flushField), [registerFlush, flushField]);
}

/** Prevents saving the form, with the reason, while there is a message and the component is mounted. */
export function useNotReady(name: string, message: string | undefined): void {
  const { setNotReady } = useFormStore();
  useEffect(() => {
    if (message === undefined) return;
    setNotReady(name, message);
    return () => setNotReady(name, undefined);
  }, [setNotReady, name, message]);
}

/** Returns the state of a field by its name: value, setter, and the error once it may be shown. */
export function useFieldState<Value>(name: string) {
  const { setFieldValue, setFieldTouched } = useFormStore();
  const value = useFormState(({ values }) => getIn(values, name) as Value);
  const error = useFormState(({ errors, touched, wasAttempted }): unknown =>
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
    controlProps: {
      id,
      'aria-invalid': shownError !== undefined,
      'aria-describedby': `${id}-help ${id}-error`,
    },
  };
}
