import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Delta } from 'quill';
import { canonicalHtml } from './canonical';
import { compareHtml } from './fidelity';
import { prepareForEditor } from './prepare-for-editor';
import { makeQuill } from './quill-setup';
import { toStoredHtml } from './stored-html';

const SETTINGS = { seed: 2026, numRuns: 40 };

const word = fc.constantFrom(
  'court',
  'fee',
  '仲裁',
  'A & B',
  'x < y',
  '§\u00a012',
  'é',
  '😀',
  'مرحبا',
);
const words = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((all) => all.join(' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
const tag = (names: string[], inside: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom(...names), inside).map(([name, text]) => `<${name}>${text}</${name}>`);
const address = fc.constantFrom(
  '/news',
  'https://www.example.com/?a=1&amp;b=2',
  'mailto:a@example.com',
);
const image = fc
  .tuple(fc.constantFrom('', 'A court'), fc.boolean())
  .map(
    ([alt, sized]) =>
      `<img src="/files/a.webp" alt="${alt}"${sized ? ' width="640" height="360"' : ''}>`,
  );

const { line } = fc.letrec<{ line: string; run: string }>((tie) => ({
  run: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    words,
    tag(['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code'], tie('run')),
    fc.tuple(address, words).map(([href, text]) => `<a href="${href}">${text}</a>`),
    image,
    fc.constant('<br>'),
    words.map((text) => `<span lang="zh-CN">${text}</span>`),
  ),
  line: fc.array(tie('run'), { minLength: 1, maxLength: 3 }).map((runs) => runs.join(' ')),
}));

const blockAttributes = fc.constantFrom(
  '',
  '',
  ' style="text-align: center"',
  ' style="text-align: right"',
  ' id="a"',
);
const block = (names: string[]) =>
  fc
    .tuple(fc.constantFrom(...names), blockAttributes, line)
    .map(([name, attribute, text]) => `<${name}${attribute}>${text}</${name}>`);

const { list } = fc.letrec<{ list: string; item: string }>((tie) => ({
  item: fc
    .tuple(line, fc.option(tie('list'), { depthSize: 'small', maxDepth: 2 }))
    .map(([text, inner]) => `<li>${text}${inner ?? ''}</li>`),
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol', 'ol start="3"'),
      fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
    )
    .map(([name, items]) => `<${name}>${items.join('')}</${name.slice(0, 2)}>`),
}));

const cell = fc
  .tuple(fc.constantFrom('td', 'th'), fc.constantFrom('', ' colspan="2"', ' rowspan="2"'), line)
  .map(([name, span, text]) => `<${name}${span}>${text}</${name}>`);
const table = fc
  .array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map(
    (rows) =>
      `<table><tbody>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</tbody></table>`,
  );

const part = fc.oneof(
  { weight: 4, arbitrary: block(['p', 'p', 'h2', 'h3']) },
  list,
  table,
  fc
    .tuple(image, line)
    .map(([picture, text]) => `<figure>${picture}<figcaption>${text}</figcaption></figure>`),
  tag(
    ['blockquote'],
    fc.oneof(
      line,
      fc.array(block(['p']), { minLength: 1, maxLength: 2 }).map((all) => all.join('')),
    ),
  ),
  fc.constantFrom(
    '<hr>',
    '<p><br></p>',
    '<pre>a\n  b</pre>',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    '\n',
  ),
);
const htmlParts = fc.array(part, { minLength: 1, maxLength: 5 });

const openQuill = (html: string) =>
  makeQuill(document.createElement('div'), prepareForEditor(html).editorHtml);

test('the editor loads more than 80% of random HTML, and stores it without visible changes', () => {
  let openedCount = 0;
  fc.assert(
    fc.property(htmlParts, (parts) => {
      const html = parts.join('');
      const { losses } = prepareForEditor(html);
      if (losses.length > 0) return;
      openedCount += 1;
      const storedHtml = toStoredHtml(openQuill(html).root.innerHTML);
      expect(compareHtml(html, storedHtml)).toEqual([]);
      expect(storedHtml).not.toMatch(/ql-|preserved-|data-|contenteditable|class=|<span>|\ufeff/);
    }),
    SETTINGS,
  );
  // The rest opens in the HTML view.
  expect(openedCount).toBeGreaterThan(SETTINGS.numRuns * 0.8);
});

test('the editor leaves random HTML unchanged when words are added at the end', () => {
  fc.assert(
    fc.property(htmlParts, (parts) => {
      const html = `${parts.join('')}<p>last</p>`;
      if (prepareForEditor(html).losses.length > 0) return;
      const quill = openQuill(html);
      quill.updateContents(new Delta().retain(quill.getLength() - 1).insert(' words'), 'user');
      expect(canonicalHtml(toStoredHtml(quill.root.innerHTML)).markup).toBe(
        canonicalHtml(`${parts.join('')}<p>last words</p>`).markup,
      );
    }),
    { ...SETTINGS, numRuns: 10 },
  );
});

test('the editor removes the ids of a text from the page and restores them in the stored HTML', () => {
  const storedHtml =
    '<p id="location">One</p><h2 id="field-title">Two</h2><p>a <a id="note">b</a></p><ul><li id="x">c</li></ul>';
  const container = document.createElement('div');
  document.body.append(container);
  const { root } = makeQuill(container, prepareForEditor(storedHtml).editorHtml);
  expect(root.querySelectorAll('[id], [name]')).toHaveLength(0);
  expect(compareHtml(storedHtml, toStoredHtml(root.innerHTML))).toEqual([]);
  expect(toStoredHtml(root.innerHTML)).toContain('<h2 id="field-title">Two</h2>');
  container.remove();
});

test('the editor shows a picture with a relative address as an uploaded file and stores it unchanged (D16)', () => {
  const storedHtml = '<p>a <img src="uploads/a.webp" alt="A"></p>';
  const { root } = makeQuill(
    document.createElement('div'),
    prepareForEditor(storedHtml).editorHtml,
  );
  expect(root.querySelector('img')).toHaveAttribute('src', 'http://localhost/uploads/a.webp');
  expect(toStoredHtml(root.innerHTML)).toBe(storedHtml);
});
