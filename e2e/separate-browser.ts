import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findChromium } from '../scripts/chromium';

/** A page of the browser, through a session of the Chrome DevTools Protocol. */
interface TabPage {
  send: (method: string, parameters?: object) => Promise<unknown>;
  /** Evaluates an expression and returns its value; awaits a promise. */
  evaluate: (expression: string) => Promise<unknown>;
}

/** A browser with one tab. */
export interface SeparateBrowser {
  /** The visible page. */
  page: TabPage;
  /** Returns the next page that the browser prerenders. */
  waitForPrerendering: () => Promise<TabPage>;
  stop: () => Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string; subtype?: string } };
  result?: unknown;
  error?: { message: string };
}

/**
 * Opens a separate Chromium with one tab. Playwright attaches to pages, for which Chromium disables prerendering; a
 * session of the tab also receives its prerendered pages.
 */
export async function openSeparateBrowser(): Promise<SeparateBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'tab-'));
  const options = ['--headless', '--no-sandbox', '--disable-gpu', '--window-size=1440,900'];
  const ownOptions = ['--remote-debugging-pipe', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(findChromium(), [...options, ...ownOptions], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commandPipe, messagePipe] = child.stdio as unknown as [
    null,
    null,
    null,
    Writable,
    Readable,
  ];
  const pendingCommands = new Map<number, (message: Message) => void>();
  const attachListeners: ((session: string, type: string) => void)[] = [];
  let incompleteMessage = '';
  messagePipe.setEncoding('utf8').on('data', (part: string) => {
    const messages = (incompleteMessage + part).split('\0');
    incompleteMessage = messages.pop() ?? '';
    for (const message of messages.map((json) => JSON.parse(json) as Message)) {
      if (message.id) pendingCommands.get(message.id)?.(message);
      if (message.method !== 'Target.attachedToTarget' || !message.params) continue;
      const { sessionId, targetInfo } = message.params;
      for (const notify of attachListeners)
        notify(sessionId, targetInfo.subtype ?? targetInfo.type);
    }
  });
  let lastId = 0;
  const send = (method: string, parameters: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      pendingCommands.set(lastId, ({ result, error }) =>
        error
          ? reject(new Error(`The browser rejected ${method}: ${error.message}`))
          : resolve(result),
      );
      commandPipe.write(
        `${JSON.stringify({ id: lastId, method, params: parameters, sessionId })}\0`,
      );
    });
  const waitForSession = (targetType: string) =>
    new Promise<string>((resolve) => {
      attachListeners.push((session, type) => type === targetType && resolve(session));
    });
  const pageOf = (session: string): TabPage => ({
    send: (method, parameters) => send(method, parameters, session),
    evaluate: async (expression) => {
      const parameters = { expression, awaitPromise: true, returnByValue: true };
      const response = await send('Runtime.evaluate', parameters, session);
      return (response as { result: { value: unknown } }).result.value;
    },
  });
  const { targetInfos } = (await send('Target.getTargets', { filter: [{ type: 'tab' }] })) as {
    targetInfos: { targetId: string }[];
  };
  const tabSessionId = waitForSession('tab');
  await send('Target.attachToTarget', { targetId: targetInfos[0]?.targetId, flatten: true });
  const pageSessionId = waitForSession('page');
  const autoAttachOptions = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', autoAttachOptions, await tabSessionId);
  return {
    page: pageOf(await pageSessionId),
    waitForPrerendering: async () => pageOf(await waitForSession('prerender')),
    stop: async () => {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
