import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What a person points at: a role, and the name that goes with it. */
export interface Target {
  role: string;
  /** The whole name, or a pattern of it. */
  name: string | RegExp;
  /** The part of the screen it stands in. */
  within?: Target;
}

/** A browser that is driven from outside, by whichever protocol it speaks: what the ways through the product need of it. */
export interface Engine {
  /** Opens an address, and waits for its load event. */
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page and gives what it returns. */
  run: <Result>(body: string) => Promise<Result>;
  /** Presses and lets go of the mouse at this place of the window. */
  click: (left: number, top: number) => Promise<void>;
  /** Types where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with others held down: `Control+b`. */
  press: (keys: string) => Promise<void>;
  close: () => Promise<void>;
}

const LIBRARY = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js');

const written = ({ role, name, within }: Target): string => {
  const place = within ? written(within) : 'document.body';
  const pattern = typeof name === 'string' ? JSON.stringify(name) : String(name);
  return `TestingLibraryDom.getByRole(${place}, ${JSON.stringify(role)}, { name: ${pattern} })`;
};

/**
 * Where in the window the element is that goes by this name to assistive technology, as in all other tests: the middle of
 * its first line, brought into sight. Throws while there is none, or something else lies over it. What finds it is put
 * into the document first, where it is not there yet.
 */
export async function placeOf(run: Engine['run'], target: Target): Promise<[number, number]> {
  if (!(await run<boolean>(`return 'TestingLibraryDom' in window`)))
    await run(`${await readFile(LIBRARY, 'utf8')}; TestingLibraryDom.configure({
      getElementError: (message) => new Error(message?.split('\\n')[0] ?? 'no such element'),
    })`);
  return run(`
    const element = ${written(target)};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [{ left, top, width, height }] = element.getClientRects();
    const place = [left + width / 2, top + height / 2].map(Math.round);
    const there = document.elementFromPoint(...place);
    if (!element.contains(there) && !there?.contains(element)) throw new Error('covered: ' + there?.outerHTML);
    return place;
  `);
}
