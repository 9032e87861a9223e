import { expect, test } from '@jest/globals';
import { canonicalHtml } from './canonical';
import { compareHtml, editorLosses } from './fidelity';
import { PRESERVED_BLOCK } from './preserved-block';
import { prepareForEditor, roundTripEditor } from './prepare-for-editor';
import { roundTripQuill } from './quill-setup';
import { toStoredHtml } from './stored-html';

/** Documents that the editor can represent: opening them changes nothing that visitors see. */
const SUPPORTED_DOCUMENTS: [name: string, html: string][] = [
  ['an empty text', ''],
  ['paragraphs', '<p>One.</p><p>Two.</p>'],
  [
    'text formats',
    '<p>A <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s> H<sub>2</sub>O<sup>3</sup></p>',
  ],
  ['older elements of text formats', '<p><b>bold</b> <i>italic</i> <strike>gone</strike></p>'],
  [
    'strikethrough, superscript and subscript',
    '<p><s>a<sup>2</sup></s><del>b</del> <b><sub>2</sub></b></p>',
  ],
  ['nested text formats', '<p><a href="/news">see <b>this <i>news</i></b></a> now</p>'],
  ['headings', '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>'],
  ['lists', '<ul><li>a</li><li>b</li></ul><p>and</p><ol><li>1</li><li>2</li></ol>'],
  ['nested lists', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>'],
  ['a paragraph in a list item', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['a quotation', '<p>He said:</p><blockquote>Yes.</blockquote>'],
  ['a quotation of two paragraphs', '<blockquote><p>One.</p><p>Two.</p></blockquote>'],
  ['alignment', '<p style="text-align: center">Centre</p><h2 style="text-align:right">R</h2>'],
  ['alignment of an older editor', '<p class="ql-align-center">Centre</p>'],
  [
    'lists of an older editor',
    '<ol><li data-list="bullet"><span class="ql-ui"></span>a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>',
  ],
  [
    'links',
    '<p><a href="https://www.example.com/?a=1&amp;b=2" target="_blank" rel="noopener">w</a> <a href="mailto:a@example.com">m</a> <a href="tel:+12125550100">t</a> <a href="#top">h</a></p>',
  ],
  [
    'a picture',
    '<p><img src="/files/seed/figure-1.webp" alt="A diagram" width="640" height="360"></p>',
  ],
  ['a picture next to text', '<p>Before <img src="/a.webp" alt=""> after</p>'],
  ['line breaks', '<p>Harcourt<br>12 Lane<br>London</p>'],
  ['line breaks between text formats', '<p><b>one<br>two</b><br><i>three</i></p>'],
  ['two line breaks', '<p>one<br><br>two</p>'],
  ['a line break in a list item', '<ul><li>one<br>two</li></ul>'],
  ['a line break at the end of a paragraph', '<p>one<br></p><p>two</p>'],
  ['empty lines', '<p>a</p><p><br></p><p>&nbsp;</p><p>b</p>'],
  ['an empty paragraph', '<p>a</p><p></p><p>b</p>'],
  ['a no-break space', '<p>100&nbsp;km, § 12</p>'],
  ['successive spaces and line ends', '\n<p>\n  One   two\n  three</p>\n\n<p>four</p>\n'],
  ['text without elements', 'Just text, no markup'],
  ['div elements', '<div>One</div><div><p>Two</p><p>Three</p></div>'],
  [
    'styles and classes of Word',
    '<p class="MsoNormal" style="mso-margin-top-alt:auto;line-height:150%"><span lang="EN-US" style="font-family:&quot;Times New Roman&quot;;color:#333">Text<o:p></o:p></span></p>',
  ],
  ['font tags', '<p><font face="SimSun" size="3">正文</font></p>'],
  [
    'styles that are text formats',
    '<p><span style="font-weight: bold">b</span><span style="text-decoration: underline">u</span></p>',
  ],
  ['Chinese text', '<h2>一、背景</h2><p>　　本所自意向书签署起全程参与。</p>'],
  ['right-to-left text', '<p>مرحبا <strong>بكم</strong></p>'],
  [
    'a script, a style and a comment',
    '<p>a</p><script>alert(1)</script><style>p{color:red}</style><!-- note -->',
  ],
  ['an unsafe link', '<p><a href="javascript:alert(1)">a</a></p>'],
  ['astral characters', '<p>𠮷野 😀 e\u0301</p>'],
  ['first-line indents', '<p style="text-indent:2em">正文</p>'],
  [
    'words in another language',
    '<p>not <span lang="zh-CN">终止 <b>和</b></span> <em lang="la">pacta</em></p><p lang="zh-CN">正文 <span lang="en">text</span></p>',
  ],
  ['link anchors', '<h2 id="part-1">a</h2><p>b<a href="#part-1" id="back">1</a></p>'],
  ['footnotes', '<ol><li id="fn1">a <a href="#fnref1">↩</a></li></ol>'],
  ['rare text formats', '<p><code>x</code> <mark>y</mark> <abbr title="z">z</abbr></p>'],
  ['the text direction', '<p dir="rtl">a</p>'],
  [
    'nested lists with line ends between their elements',
    '<ul>\n<li><b>a</b>\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>',
  ],
  [
    'markup of Microsoft Office',
    '<p><o:p>&nbsp;</o:p></p><p><st1:place w:st="on">a</st1:place></p>',
  ],
  ['empty lines at the end', '<p>a</p><p><br></p>'],
  ['entities', '<p>&lt;b&gt; &amp;amp; &quot;</p>'],
];

/** Documents that Quill alone would damage, and the losses that must be reported. */
const UNSUPPORTED_DOCUMENTS: [name: string, html: string, losses: string[]][] = [
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', ['element:table', 'element:td']],
  [
    'cells that span columns',
    '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ['attribute:colspan'],
  ],
  ['header cells', '<table><thead><tr><th>a</th></tr></thead></table>', ['element:th']],
  [
    'a figure',
    '<figure><img src="/a.webp" alt="x"><figcaption>Cap</figcaption></figure>',
    ['element:figure', 'element:figcaption'],
  ],
  ['a divider', '<p>a</p><hr><p>b</p>', ['element:hr']],
  ['the name of an anchor', '<p><a name="here">a</a></p>', ['attribute:name']],
  [
    'a definition list',
    '<dl><dt>a</dt><dd>b</dd></dl>',
    ['element:dl', 'element:dt', 'element:dd'],
  ],
  ['preformatted text', '<pre>a\n  b</pre>', ['element:pre']],
  ['a list that starts at 5', '<ol start="5"><li>a</li></ol>', ['attribute:start']],
  ['a list numbered by letters', '<ol type="a"><li>a</li></ol>', ['attribute:type']],
  ['two paragraphs in a list item', '<ul><li><p>a</p><p>b</p></li></ul>', ['structure']],
  [
    'the width of a picture',
    '<p><img src="/a.webp" alt="" style="width:50%"></p>',
    ['style:width'],
  ],
  ['an iframe', '<iframe src="https://www.example.com/"></iframe>', ['element:iframe']],
  ['a heading in a quotation', '<blockquote><h3>a</h3></blockquote>', ['element:blockquote']],
  ['a heading in a list item', '<ul><li><h3>a</h3></li></ul>', ['element:li']],
  [
    'two successive quotations',
    '<blockquote>a</blockquote><blockquote>b</blockquote>',
    ['element:blockquote'],
  ],
  ['two successive numbered lists', '<ol><li>a</li></ol><ol><li>b</li></ol>', ['element:ol']],
];

test.each(SUPPORTED_DOCUMENTS)('the editor loses nothing that visitors see of %s', (_, html) => {
  expect(editorLosses(html, roundTripEditor(html))).toEqual([]);
});

test.each(SUPPORTED_DOCUMENTS)(
  'the stored HTML of %s does not change when it is saved again',
  (_, html) => {
    const storedHtml = toStoredHtml(roundTripEditor(html));
    expect(toStoredHtml(roundTripEditor(storedHtml))).toBe(storedHtml);
  },
);

test.each(SUPPORTED_DOCUMENTS)('the stored HTML of %s contains no editor markup', (_, html) => {
  expect(toStoredHtml(roundTripEditor(html))).not.toMatch(
    /ql-|data-list|contenteditable|\ufeff|class=/,
  );
});

test.each(UNSUPPORTED_DOCUMENTS)(
  'editorLosses reports what Quill would remove: %s',
  (_, html, losses) => {
    expect(editorLosses(html, roundTripQuill(html))).toEqual(expect.arrayContaining(losses));
  },
);

test.each(UNSUPPORTED_DOCUMENTS)('prepareForEditor preserves %s as a block', (_, html) => {
  const { editorHtml, losses } = prepareForEditor(html);
  expect(losses).toEqual([]);
  expect(editorHtml).toContain(PRESERVED_BLOCK);
  expect(toStoredHtml(roundTripQuill(editorHtml))).not.toMatch(/preserved-/);
});

test('a preserved block is stored unchanged next to other content', () => {
  const table =
    '<table class="x" data-y="1"><tbody><tr><td>a&nbsp;&nbsp;b</td></tr></tbody></table>';
  expect(toStoredHtml(roundTripEditor(`<p>a</p>${table}`))).toBe(`<p>a</p>${table}`);
});

test.each([
  '<p>b</p><!-- internal --><iframe src="https://www.example.com/"></iframe>',
  '<ul><li>a</li></ul><!-- internal --><ul><li>b</li></ul>',
])('the editor loads %s without losses and stores it without its comment', (html) => {
  expect(prepareForEditor(html).losses).toEqual([]);
  expect(toStoredHtml(roundTripEditor(html))).toBe(html.replace('<!-- internal -->', ''));
});

test('prepareForEditor reports losses for HTML that cannot be split into preserved blocks', () => {
  expect(prepareForEditor('a <iframe src="x"></iframe><p>b</p><plaintext>c').losses).not.toEqual(
    [],
  );
});

test('editorLosses reports no losses for combinations of supported documents', () => {
  for (const [index, [name, html]] of SUPPORTED_DOCUMENTS.entries()) {
    const [otherName, other] = SUPPORTED_DOCUMENTS[(index * 7 + 3) % SUPPORTED_DOCUMENTS.length]!;
    const text = `${html}<p>—</p>${other}`;
    expect([name, otherName, editorLosses(text, roundTripEditor(text))]).toEqual([
      name,
      otherName,
      [],
    ]);
  }
});

test('compareHtml reports missing and reordered words as text, and nothing for equal HTML', () => {
  expect(compareHtml('<p>one two</p>', '<p>one</p>')).toEqual(['text']);
  expect(compareHtml('<p>one</p><p>two</p>', '<p>two</p><p>one</p>')).toEqual(['text']);
  expect(compareHtml('<p>a</p>', '<p>a</p>')).toEqual([]);
});

test('the editor preserves the alignment to the left, which right-to-left text does not have by default', () => {
  const html = '<p style="text-align: left;">مرحبا</p>';
  expect(toStoredHtml(roundTripEditor(html))).toBe(html);
});

test('the editor preserves no-break, wide and narrow spaces', () => {
  const html = '<p>　　§\u00a012 and\u202f100\u2003km</p>';
  expect(toStoredHtml(roundTripEditor(html))).toBe(html.replace('\u00a0', '&nbsp;'));
});

test('compareHtml reports an element of which one of two is missing', () => {
  expect(compareHtml('<hr><hr><p>a</p>', '<hr><p>a</p>')).toEqual(['element:hr']);
});

test('canonicalHtml separates a form from the text before it, as a browser does', () => {
  expect(canonicalHtml('a<form>b</form>').markup).toBe('<p>a</p><form>b</form>');
});
