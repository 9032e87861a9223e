import { beforeEach, expect, it } from '@jest/globals';
import { adoptStyle } from './adopted-styles-runtime';

/** Number of times that a sheet was added or changed, for which a browser restyles the page. */
let restyleCount = 0;

/** The constructed style sheet of browsers, which jsdom does not have. */
class TestSheet {
  readonly cssRules = [{}];
  text = '';

  replaceSync(text: string) {
    restyleCount += 1;
    this.text = text;
  }
}

Reflect.set(globalThis, 'CSSStyleSheet', TestSheet);
Reflect.set(document, 'adoptedStyleSheets', []);

const texts = () => [...document.adoptedStyleSheets].map((sheet) => Reflect.get(sheet, 'text'));

/** Writes a style as antd's writer does in the build. */
function writeStyle(css: string, priority?: string): Element {
  const marker = document.createElement('meta');
  marker.setAttribute('data-rc-order', 'prependQueue');
  if (priority) marker.setAttribute('data-rc-priority', priority);
  adoptStyle(marker, css);
  document.head.append(marker);
  return marker;
}

const writeVariables = (css: string) => writeStyle(css, '-999');

/** Removes markers, and waits until observers of the document have run. */
async function remove(...markers: Element[]) {
  markers.forEach((marker) => marker.remove());
  await Promise.resolve();
}

beforeEach(() => {
  restyleCount = 0;
});

it('a style sheet is removed with its marker', async () => {
  const lock = writeStyle('body{overflow:hidden}');
  expect(texts()).toContain('body{overflow:hidden}');
  await remove(lock);
  expect(texts()).not.toContain('body{overflow:hidden}');
});

it('the sheets of CSS variables stay, and are reused when their component is rendered again', async () => {
  const [input, form] = ['.x.ant-input{--a:1}', '.x.ant-form{--a:1}'];
  await remove(writeVariables(input), writeVariables(form));
  expect(texts()).toEqual(expect.arrayContaining([input, form]));
  const sheets = [...document.adoptedStyleSheets];
  restyleCount = 0;
  writeVariables(form);
  writeVariables(input);
  expect(restyleCount).toBe(0);
  expect([...document.adoptedStyleSheets]).toEqual(sheets);
});

it('new values of CSS variables replace those of a component that is no longer rendered', async () => {
  await remove(writeVariables('.x.ant-menu{--a:1}'));
  writeVariables('.x.ant-menu{--a:2}');
  expect(texts()).toContain('.x.ant-menu{--a:2}');
  expect(texts()).not.toContain('.x.ant-menu{--a:1}');
});
