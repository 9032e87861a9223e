import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A target of a click: a role and an accessible name. */
export interface Target {
  role: string;
  /** The whole name, or a pattern of it. */
  name: string | RegExp;
  /** The part of the screen that contains it. */
  within?: Target;
}

/** The methods of a browser that the user flows need, over any automation protocol. */
export interface Engine {
  /** Opens a URL and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function body in the page and returns its result. */
  run: <Result>(body: string) => Promise<Result>;
  /** Clicks at these viewport coordinates, in CSS pixels. */
  click: (left: number, top: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Presses a key with modifiers: `Control+b`. */
  press: (keys: string) => Promise<void>;
  close: () => Promise<void>;
}

const LIBRARY = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js');

const queryExpression = ({ role, name, within }: Target): string => {
  const container = within ? queryExpression(within) : 'document.body';
  const pattern = typeof name === 'string' ? JSON.stringify(name) : String(name);
  return `TestingLibraryDom.getByRole(${container}, ${JSON.stringify(role)}, { name: ${pattern} })`;
};

/**
 * Returns the viewport coordinates of the element with this role and name: the middle of its first line, scrolled into
 * view. Throws when none or several elements match, or another one covers it. Injects Testing Library into the document
 * first, where it is missing.
 */
export async function pointOf(run: Engine['run'], target: Target): Promise<[number, number]> {
  if (!(await run<boolean>(`return 'TestingLibraryDom' in window`)))
    await run(`${await readFile(LIBRARY, 'utf8')}; TestingLibraryDom.configure({
      getElementError: (message) => new Error(message?.split('\\n')[0] ?? 'No element matches'),
    })`);
  return run(`
    const element = ${queryExpression(target)};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left, top, width, height }] = element.getClientRects();
    const center = [left + width / 2, top + height / 2].map(Math.round);
    const topElement = document.elementFromPoint(...center);
    if (!element.contains(topElement) && !topElement?.contains(element)) throw new Error('Another element covers it: ' + topElement?.outerHTML);
    return center;
  `);
}
