import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { freePort } from './free-port';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';

/** Whether Debian's WebKitGTK can be driven here. */
export const WEBKIT_IS_HERE = [DRIVER, DISPLAY].every((path) => existsSync(path));

/** The part of WebDriver that the tests use. */
export interface WebKit {
  /** Opens an address, and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Makes the window this wide, and waits until the page knows. */
  widen: (width: number) => Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run: <Result>(body: string) => Promise<Result>;
  /** What is painted in the window, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** An X server without a screen: the number that it chose, and the function that ends it. */
async function startDisplay(): Promise<{ number: string; stop: () => void }> {
  const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const child = spawn(DISPLAY, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${DISPLAY} did not start`)));
    createInterface(child.stdout).once('line', resolve);
  });
  return { number, stop: () => child.kill() };
}

/** Starts WebKitGTK's small browser on a display of its own. */
export async function startWebKit(): Promise<WebKit> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display.number}`, GDK_BACKEND: 'x11' },
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const stop = () => {
    driver.kill();
    display.stop();
  };
  try {
    await expect(() => call('GET', '/status')).toPass({ timeout: 10_000, intervals: [50] });
    const alwaysMatch = { timeouts: { pageLoad: 20_000 } };
    const capabilities = { alwaysMatch };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
    const session = `/session/${sessionId}`;
    const run: WebKit['run'] = (script) =>
      call('POST', `${session}/execute/sync`, { script, args: [] });
    return {
      open: (url) => call('POST', `${session}/url`, { url }),
      widen: async (width) => {
        await call('POST', `${session}/window/rect`, { width, height: 1000 });
        await expect.poll(() => run('return innerWidth')).toBe(width);
      },
      run,
      picture: async () =>
        Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
      close: async () => {
        await call('DELETE', session);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
