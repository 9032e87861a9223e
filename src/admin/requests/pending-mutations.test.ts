/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { flushPendingMutations } from './pending-mutations';

/** Opens another tab. `notified` resolves once that tab has received the message that this tab is leaving. */
function openTab() {
  const channel = new BroadcastChannel('lawfirm_pending_mutations');
  const notified = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'leaving') resolve();
    };
  });
  tabs.push(channel);
  return { notified, post: (message: 'sending' | 'sent') => channel.postMessage(message) };
}

/** Starts leaving the page. `hasLeft` returns whether that has ended. */
function leavePage() {
  let hasLeft = false;
  const promise = flushPendingMutations().then(() => {
    hasLeft = true;
  });
  return { leaving: promise, hasLeft: () => hasLeft };
}

let tabs: BroadcastChannel[] = [];
beforeEach(() => {
  tabs = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  for (const tab of tabs) tab.close();
});

describe('a tab that logs out', () => {
  it('waits until another tab has sent its pending mutations', async () => {
    const otherTab = openTab();
    const { leaving, hasLeft } = leavePage();
    await otherTab.notified;
    otherTab.post('sending');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(hasLeft()).toBe(false);
    otherTab.post('sent');
    await leaving;
  });

  it('waits until all other tabs have sent their pending mutations', async () => {
    const [firstTab, secondTab] = [openTab(), openTab()];
    const { leaving, hasLeft } = leavePage();
    await Promise.all([firstTab.notified, secondTab.notified]);
    firstTab.post('sending');
    secondTab.post('sending');
    await jest.advanceTimersByTimeAsync(1_000);
    firstTab.post('sent');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(hasLeft()).toBe(false);
    secondTab.post('sent');
    await leaving;
  });

  it('stops waiting after 3 seconds', async () => {
    const otherTab = openTab();
    const { leaving } = leavePage();
    await otherTab.notified;
    otherTab.post('sending');
    await jest.advanceTimersByTimeAsync(3_000);
    await leaving;
  });

  it('waits only 300 ms when no other tab has pending mutations', async () => {
    const otherTab = openTab();
    const { leaving } = leavePage();
    await otherTab.notified;
    await jest.advanceTimersByTimeAsync(300);
    await leaving;
  });
});
