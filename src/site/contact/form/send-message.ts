import { createUniqueId, IdempotencyKeys } from '@/api/idempotency-keys';
import { sendContactEmail, type ContactEmail } from '@/api/contact';
import { ApiError, isOutcomeUnknown } from '@/api/errors';
import { createSaveMachine, isSaving, runSave } from '@/lib/save-machine';
import { useStoreValue } from '@/lib/use-store';
import {
  readDraft,
  readUncertainEmail,
  removeDraft,
  saveUncertainEmail,
  type Draft,
} from './draft';

/** Shortest time in which a person writes a message, from when the form appears. */
const MIN_WRITING_TIME_MS = 3_000;

/** Why the message was not sent, or may not have been. */
type ContactFailure =
  /** The honeypot field was filled in: a visitor has to confirm. */
  | { kind: 'unconfirmed' }
  /** `values` were sent; `isConfirmed`: the visitor has confirmed, so a retry does not ask again. */
  | { kind: 'error'; error: unknown; values: Draft; isConfirmed: boolean };

// Module state: a visitor who leaves the page and returns must not send a second message concurrently.
const machine = createSaveMachine<never, ContactFailure>();

/** Subscribes to the state of sending the message of this tab. */
export function useSendState() {
  return useStoreValue(machine.state);
}

/** Resets the state for another message, unless a message is pending. */
export function resetSendState(): void {
  if (!isSaving(machine.state.get())) machine.dispatch({ type: 'reset' });
}

/**
 * Resets the state when the visitor leaves the form. A failure stays if the message may have arrived or the site is off,
 * which shows `/status` (D4): a visitor who returns still has to know of it.
 */
export function leaveForm(): void {
  const state = machine.state.get();
  const error = state.phase === 'failed' && state.failure.kind === 'error' && state.failure.error;
  const isSiteOff = error instanceof ApiError && error.status === 503;
  const { name, email, phone, message } = readDraft();
  const isEmpty = ![name, email, phone, message].some(Boolean);
  if (isEmpty || !(isSiteOff || isOutcomeUnknown(error))) resetSendState();
}

interface Message {
  values: Draft;
  /** Id of the lawyer to whom the message is addressed. */
  lawyer: string | undefined;
  /** Returns the request body, when the message is sent. */
  toEmail: () => ContactEmail;
}

interface SendContext {
  /** Time at which the form appeared, by `performance.now()`. */
  openedAt: number;
  isHoneypotFilled: boolean;
}

/**
 * Sends the message without automatic retries (D13); ignores calls while a message is pending. Delays a message that
 * was written too fast instead of rejecting it, as autofill is fast too. Never throws: `useSendState` returns the
 * outcome.
 */
export async function sendMessage(
  { values, lawyer, toEmail }: Message,
  { openedAt, isHoneypotFilled }: SendContext,
): Promise<void> {
  const input = JSON.stringify([values, lawyer]);
  const state = machine.state.get();
  const isConfirmed =
    state.phase === 'failed' && (state.failure.kind === 'unconfirmed' || state.failure.isConfirmed);
  const fail = (failure: ContactFailure) => Promise.resolve({ type: 'fail' as const, failure });
  await runSave(machine, {
    // A bot or a password manager filled in the honeypot: only a person confirms.
    check: () =>
      isHoneypotFilled && !isConfirmed ? fail({ kind: 'unconfirmed' }) : Promise.resolve(undefined),
    send: async () => {
      const waitMs = openedAt + MIN_WRITING_TIME_MS - performance.now();
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      const uncertainEmail = readUncertainEmail(input) ?? {
        email: toEmail(),
        idempotencyKey: createUniqueId(),
      };
      saveUncertainEmail(input, uncertainEmail);
      const { email, idempotencyKey } = uncertainEmail;
      await sendContactEmail(email, new IdempotencyKeys(idempotencyKey));
      removeDraft();
    },
    toEndEvent: (error) => {
      if (!isOutcomeUnknown(error)) saveUncertainEmail(input, undefined);
      return fail({ kind: 'error', error, values, isConfirmed });
    },
  });
}
