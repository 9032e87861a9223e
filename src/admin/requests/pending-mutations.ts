import { openChannel } from '@/api/admin/open-channel';

/** Maximum time that a logout waits for pending mutations, in milliseconds. */
const TIMEOUT_MS = 3_000;

/** Time for other tabs to report pending mutations, in milliseconds. */
const REPORT_TIMEOUT_MS = 300;

const CHANNEL = 'lawfirm_pending_mutations';
const LEAVING = 'leaving';
const SENDING = 'sending';
const SENT = 'sent';

/** Sends the pending mutations; undefined without any. The promise resolves once all have settled. */
type Sender = () => Promise<void> | undefined;

const senders = new Set<Sender>();

/**
 * Registers the pending mutations of a screen, such as deletions that can be undone: `send` is called before the user
 * logs out, in this tab or another. Returns the function that unregisters it.
 */
export function registerPendingMutations(send: Sender): () => void {
  senders.add(send);
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const sendPromise = data === LEAVING ? send() : undefined;
    if (!sendPromise) return;
    channel.postMessage(SENDING);
    void sendPromise.finally(() => channel.postMessage(SENT));
  });
  return () => {
    senders.delete(send);
    channel?.close();
  };
}

/** Makes the other tabs send their pending mutations; resolves once all that reported some in time have sent them. */
function sendInOtherTabs(channel: BroadcastChannel | undefined): Promise<void> {
  return new Promise((resolve) => {
    let sendingTabs = 0;
    let isReportTimeOver = false;
    const settle = () => {
      if (isReportTimeOver && sendingTabs === 0) resolve();
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === SENDING) sendingTabs += 1;
      if (data === SENT) sendingTabs -= 1;
      settle();
    });
    setTimeout(() => {
      isReportTimeOver = true;
      settle();
    }, REPORT_TIMEOUT_MS);
    channel?.postMessage(LEAVING);
  });
}

/** Sends the pending mutations of all tabs before a logout, and waits for them up to `TIMEOUT_MS`. */
export async function flushPendingMutations(): Promise<void> {
  const channel = openChannel(CHANNEL);
  const allSent = Promise.all([...[...senders].map((send) => send()), sendInOtherTabs(channel)]);
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([allSent, timeout]);
  channel?.close();
}
