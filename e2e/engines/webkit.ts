import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { findFreePort } from '../free-port';
import type { Engine } from './engine';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/Xvfb';

/** Whether Debian's WebKitGTK is installed. */
export const HAS_WEBKIT = [DRIVER, DISPLAY].every((path) => existsSync(path));

/** WebKitGTK, with the methods that only its screenshot test uses. */
export interface WebKit extends Engine {
  /** Sets the width of the window, and waits until the page has resized. */
  setWidth: (width: number) => Promise<void>;
  /** Returns a screenshot of the window as PNG. */
  screenshot: () => Promise<Buffer>;
}

/** The WebDriver codes of keys without a character, by the names of the keys. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Home: '\uE011',
};

const keyPressActions = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/** Starts a virtual X server; returns its number and a function that stops it. */
async function startDisplay(): Promise<{ number: string; stop: () => void }> {
  const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1600x1200x24'];
  const child = spawn(DISPLAY, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolveNumber, reject) => {
    child.once('exit', () => reject(new Error(`${DISPLAY} did not start`)));
    createInterface(child.stdout).once('line', resolveNumber);
  });
  return { number, stop: () => child.kill() };
}

/** Writes a GTK settings folder that disables animations: clicks would miss moving elements. */
async function writeSettings(): Promise<string> {
  const folder = resolve('.cache/gtk');
  await mkdir(`${folder}/gtk-3.0`, { recursive: true });
  await writeFile(`${folder}/gtk-3.0/settings.ini`, '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Starts WebKitGTK's MiniBrowser on a display of its own. */
export async function startWebKit(): Promise<WebKit> {
  const settings = await writeSettings();
  const display = await startDisplay();
  const port = await findFreePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.number}`,
      GDK_BACKEND: 'x11',
      LC_ALL: 'C.UTF-8',
      XDG_CONFIG_HOME: settings,
    },
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebDriver rejected ${path}: ${JSON.stringify(value)}`);
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
    const sessionPath = `/session/${sessionId}`;
    const run: WebKit['run'] = (script) =>
      call('POST', `${sessionPath}/execute/sync`, { script, args: [] });
    const setWidth: WebKit['setWidth'] = async (width) => {
      await call('POST', `${sessionPath}/window/rect`, { width, height: 1000 });
      await expect.poll(() => run('return innerWidth')).toBe(width);
    };
    await setWidth(1440);
    const performActions = (device: object) =>
      call<null>('POST', `${sessionPath}/actions`, { actions: [device] });
    const sendKeyActions = (actions: object[]) =>
      performActions({ type: 'key', id: 'keyboard', actions });
    return {
      open: (url) => call('POST', `${sessionPath}/url`, { url }),
      setWidth,
      run,
      click: async (x, y) => {
        await performActions({
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', duration: 0, x, y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        });
      },
      type: async (text) => {
        await sendKeyActions([...text].flatMap(keyPressActions));
      },
      press: async (combination) => {
        const [last = '', ...modifiers] = combination
          .split('+')
          .reverse()
          .map((key) => KEYS[key] ?? key);
        await sendKeyActions([
          ...modifiers.map((value) => ({ type: 'keyDown', value })),
          ...keyPressActions(last),
          ...modifiers.map((value) => ({ type: 'keyUp', value })),
        ]);
      },
      screenshot: async () =>
        Buffer.from(await call<string>('GET', `${sessionPath}/screenshot`), 'base64'),
      close: async () => {
        await call('DELETE', sessionPath);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
