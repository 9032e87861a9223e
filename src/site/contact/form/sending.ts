import { useSyncExternalStore } from 'react';
import { IdempotencyKeys } from '@/api/idempotency-keys';
import { sendContactEmail, type ContactEmail } from '@/api/contact';
import { removeDraft } from './draft';

/** Nobody writes a message faster, in milliseconds from the form's appearance. */
const LEAST_TIME = 3_000;

/** How the one message of this tab stands. */
type Sending =
  | { state: 'writing' }
  | { state: 'sending' }
  | { state: 'doubted' }
  | { state: 'sent' }
  | { state: 'failed'; error: unknown };

// Outside the components: who leaves the page and comes back must not send a second one meanwhile.
let current: Sending = { state: 'writing' };
const events = new EventTarget();
/** Whatever is tried again with the same words is the same message (D49). */
const action = new IdempotencyKeys();

function become(next: Sending): void {
  current = next;
  events.dispatchEvent(new Event('change'));
}

function subscribe(changed: () => void): () => void {
  events.addEventListener('change', changed);
  return () => events.removeEventListener('change', changed);
}

const read = () => current;

/** How the message stands: being written, on its way, to be confirmed, sent, or failed and why. */
export function useSending(): Sending {
  return useSyncExternalStore(subscribe, read, read);
}

/** Back to writing, unless a message is on its way. */
export function writeAnotherMessage(): void {
  if (current.state !== 'sending') become({ state: 'writing' });
}

interface Circumstances {
  /** When the form appeared, by `performance.now()`. */
  since: number;
  /** Whether the field that nobody sees has been filled in: then it is asked once whether to send. */
  trapped: boolean;
}

/**
 * Sends a message once: while one is on its way, further calls do nothing, and nothing is repeated
 * (D13). Whoever is too quick for a person waits out the rest of the time, since it may be a person
 * all the same, whose browser has filled in the form. Never throws: how it went is in `useSending`.
 */
export async function send(email: ContactEmail, { since, trapped }: Circumstances): Promise<void> {
  if (current.state === 'sending') return;
  // A robot, or a password manager: whoever confirms is taken for a person.
  if (trapped && current.state !== 'doubted') {
    become({ state: 'doubted' });
    return;
  }
  become({ state: 'sending' });
  const wait = since + LEAST_TIME - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(wait, LEAST_TIME)));
  try {
    await sendContactEmail(email, action);
    removeDraft();
    become({ state: 'sent' });
  } catch (error) {
    become({ state: 'failed', error });
  }
}
