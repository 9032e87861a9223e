import { expect, it } from '@jest/globals';
import { adoptStyle } from './adopted-styles-runtime';

/** The constructed style sheet of browsers, which jsdom does not have. */
class TestSheet {
  readonly cssRules = [{}];
  text = '';

  replaceSync(text: string) {
    this.text = text;
  }
}

Reflect.set(globalThis, 'CSSStyleSheet', TestSheet);
Reflect.set(document, 'adoptedStyleSheets', []);

const texts = () => [...document.adoptedStyleSheets].map((sheet) => Reflect.get(sheet, 'text'));

/** Writes a style as antd's writer does in the build. */
function writeStyle(css: string): Element {
  const marker = document.createElement('meta');
  marker.setAttribute('data-rc-order', 'prependQueue');
  adoptStyle(marker, css);
  document.head.append(marker);
  return marker;
}

it('an adopted style sheet is removed with its marker element', async () => {
  const marker = writeStyle('body{overflow:hidden}');
  expect(texts()).toContain('body{overflow:hidden}');
  marker.remove();
  // Until observers of the document have run.
  await Promise.resolve();
  expect(texts()).not.toContain('body{overflow:hidden}');
});
