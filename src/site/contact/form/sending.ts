import { useSyncExternalStore } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { sendContactEmail, type ContactEmail } from '@/api/contact';
import { removeDraft } from './draft';

/** Shortest time in which a human writes a message, in milliseconds after the form appears. */
const MIN_WRITING_TIME = 3_000;

/** Send state of the message of this tab. */
type Sending =
  | { state: 'writing' }
  | { state: 'sending' }
  | { state: 'doubted' }
  | { state: 'sent' }
  | { state: 'failed'; error: unknown };

// Module state: a visitor who leaves the page and returns must not send a second message concurrently.
let current: Sending = { state: 'writing' };
const events = new EventTarget();
/** Retries with the same content reuse the idempotency key (D49). */
const idempotencyKeys = new IdempotencyKeys();

function setState(next: Sending): void {
  current = next;
  events.dispatchEvent(new Event('change'));
}

function subscribe(changed: () => void): () => void {
  events.addEventListener('change', changed);
  return () => events.removeEventListener('change', changed);
}

const read = () => current;

/** Subscribes to the send state of the message. */
export function useSending(): Sending {
  return useSyncExternalStore(subscribe, read, read);
}

/** Resets the state to `writing`, unless a message is pending. */
export function writeAnotherMessage(): void {
  if (current.state !== 'sending') setState({ state: 'writing' });
}

interface SendContext {
  /** Time at which the form appeared, by `performance.now()`. */
  since: number;
  /** Whether the honeypot field is filled in: the visitor then has to confirm once. */
  trapped: boolean;
}

/**
 * Sends the message without automatic retries (D13); ignores calls while a message is pending. Delays a message that
 * was written too fast instead of rejecting it, as autofill is fast too. Never throws: `useSending` returns the
 * outcome.
 */
export async function send(email: ContactEmail, { since, trapped }: SendContext): Promise<void> {
  if (current.state === 'sending') return;
  // A robot or a password manager filled in the honeypot: only a human confirms.
  if (trapped && current.state !== 'doubted') {
    setState({ state: 'doubted' });
    return;
  }
  setState({ state: 'sending' });
  const wait = since + MIN_WRITING_TIME - performance.now();
  if (wait > 0)
    await new Promise((resolve) => setTimeout(resolve, Math.min(wait, MIN_WRITING_TIME)));
  try {
    await sendContactEmail(email, idempotencyKeys);
    removeDraft();
    setState({ state: 'sent' });
  } catch (error) {
    setState({ state: 'failed', error });
  }
}
