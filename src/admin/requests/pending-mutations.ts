/** How long the end of a session waits for what is being sent before it, in milliseconds. */
const PATIENCE = 3_000;

/** How long the other tabs have to say that they are sending something, in milliseconds. */
const HEARING = 150;

/** What tabs of this browser say to each other before the session ends for all of them. */
const CHANNEL = 'lawfirm_held_writes';
const LEAVING = 'leaving';
const SENDING = 'sending';
const SENT = 'sent';

/** Sends what is held back; undefined where there is nothing. The promise is kept once all is answered, however that may be. */
type Sender = () => Promise<void> | undefined;

const senders = new Set<Sender>();

/**
 * Registers what a screen still has to send, such as deletions that can be undone: it is called before the session ends,
 * in this tab or another one. Gives the function that takes it back.
 */
export function registerPendingMutations(send: Sender): () => void {
  senders.add(send);
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sent = data === LEAVING ? send() : undefined;
    if (!sent) return;
    channel.postMessage(SENDING);
    void sent.finally(() => channel.postMessage(SENT));
  };
  return () => {
    senders.delete(send);
    channel.close();
  };
}

/** Has the other tabs send what they hold back; the promise is kept once none of them is at it any more. */
function sendInOtherTabs(channel: BroadcastChannel): Promise<void> {
  return new Promise((resolve) => {
    let sending = 0;
    let heard = false;
    const settle = () => {
      if (heard && sending === 0) resolve();
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === SENDING) sending += 1;
      if (data === SENT) sending -= 1;
      settle();
    };
    setTimeout(() => {
      heard = true;
      settle();
    }, HEARING);
    channel.postMessage(LEAVING);
  });
}

/** Sends what screens of all tabs hold back while there is a session to send it with, and waits for it, 3 s at the most. */
export async function flushPendingMutations(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const sent = Promise.all([...[...senders].map((send) => send()), sendInOtherTabs(channel)]);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([sent, late]);
  channel.close();
}
