/** How long the end of a session waits for what is being sent before it, in milliseconds. */
const PATIENCE = 3_000;

const senders = new Set<() => Promise<void>>();

/**
 * Registers what a screen still has to send, such as deletions that can be undone; gives the function that
 * takes it back. `send` gives a promise that is kept once everything is answered, however that may be.
 */
export function holdWrites(send: () => Promise<void>): () => void {
  senders.add(send);
  return () => {
    senders.delete(send);
  };
}

/** Sends what screens hold back while there is a session to send it with, and waits for it, 3 s at the most. */
export async function sendHeldWrites(): Promise<void> {
  if (senders.size === 0) return;
  const sent = Promise.all([...senders].map((send) => send()));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([sent, late]);
}
