import { useState } from 'react';
import { object, type Schema } from 'yup';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { isOutcomeUnknown } from '@/api/errors';
import { createSaveMachine, isAttempted, runSave } from '@/lib/save-machine';
import { useStoreValue } from '@/lib/use-store';
import { useReloadBlock } from '@/ui/use-reload-block';
import { flattenErrors, focusField, showRejectedFields, sortByScreenOrder } from './field-errors';
import { createFormStore, useFormSelector } from './form-store';
import { useServerErrors } from './use-server-errors';
import { provesNotStored, useErrorMessage } from '@/admin/requests/error-message';

const NO_RULES = object();

interface SmallFormOptions<Values> {
  initialValues: Values;
  /** Must be referentially stable while its rules and messages are. */
  schema?: Schema;
  /** Sends the values with an idempotency key (D49). The form shows an error and keeps the values. */
  send: (values: Values, idempotencyKeys: IdempotencyKeys) => Promise<void>;
  /** Returns the field that an error is about; undefined for general errors. */
  fieldOf?: (error: unknown) => string | undefined;
  /** Maps field names of the request body to those of the form. */
  names?: Readonly<Record<string, string>>;
}

type Failure = { kind: 'invalid' } | { kind: 'not-ready' } | { kind: 'error'; error: unknown };

/**
 * Manages a form without a draft, such as the login: its values, Yup's schema, one submit request at a time, focus on
 * the first field with an error. Prevents reloads by the application until its changes are saved. Pass the result to
 * `SmallForm`.
 */
export function useSmallForm<Values extends object>(options: SmallFormOptions<Values>) {
  const { initialValues, schema = NO_RULES, send, fieldOf, names } = options;
  const messageOf = useErrorMessage();
  const serverErrorsOf = useServerErrors();
  const [store] = useState(() => createFormStore(initialValues));
  const [machine] = useState(createSaveMachine<never, Failure>);
  const state = useStoreValue(machine.state);
  const dirty = useFormSelector(store, (form) => form.dirty);
  const notReadyMessage = useFormSelector(store, ({ notReady }) => Object.values(notReady)[0]);
  useReloadBlock(dirty && state.phase !== 'saved');
  const [idempotencyKeys] = useState(() => new IdempotencyKeys());

  const check = async () => {
    store.flush();
    const [first] = sortByScreenOrder(flattenErrors(await store.validate()));
    if (first) focusField(first.name);
    if (Object.keys(store.getState().notReady).length > 0) return fail({ kind: 'not-ready' });
    return first && fail({ kind: 'invalid' });
  };
  /** Marks the fields that the server rejected; an error with a part that belongs to no field is shown above them. */
  const toEndEvent = (error: unknown) => {
    const rejectedFieldName = fieldOf?.(error);
    const errors =
      rejectedFieldName === undefined
        ? serverErrorsOf(error, store.getState().values, { names })
        : [{ name: rejectedFieldName, message: messageOf(error) }];
    const areShown = showRejectedFields(store, errors);
    return Promise.resolve(fail(areShown ? { kind: 'invalid' } : { kind: 'error', error }));
  };
  const submit = async () => {
    // A saved form ends: the caller closes it or navigates away.
    if (machine.state.get().phase === 'saved') return;
    await runSave(machine, {
      check,
      send: () => send(store.getState().values, idempotencyKeys),
      toEndEvent,
    });
  };
  const failure = state.phase === 'failed' ? state.failure : undefined;
  const isError = failure?.kind === 'error';
  return {
    store,
    schema,
    wasAttempted: isAttempted(state),
    /** Stays true after a successful submit: the caller closes the form or navigates away. */
    isSending: state.phase === 'sending' || state.phase === 'saved',
    isSaved: state.phase === 'saved',
    submit,
    /** Why a field was not ready for the submit, until it is. */
    notReadyMessage: failure?.kind === 'not-ready' ? notReadyMessage : undefined,
    failure: isError
      ? {
          message: messageOf(failure.error),
          isOutcomeUnknown: isOutcomeUnknown(failure.error),
          provesNotStored: provesNotStored(failure.error),
        }
      : undefined,
  };
}

function fail(failure: Failure) {
  return { type: 'fail' as const, failure };
}
