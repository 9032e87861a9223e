import { expect, test } from '@jest/globals';
import Quill from 'quill';
import { cleanPasted } from './pasted-html';
import { FORMATS, quillModules, tidyCell } from './quill-setup';
import { toStored } from './stored-html';

function pasted(html: string): string {
  const quill = new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: quillModules(() => undefined),
    theme: 'default',
  });
  quill.setContents(quill.clipboard.convert({ html: cleanPasted(html, tidyCell).html }));
  return toStored(quill.root.innerHTML);
}

test('Word: fonts, colours, classes, comments and bookmarks go, words and marks stay', () => {
  const html =
    '<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><!--StartFragment-->' +
    '<p class=MsoNormal style="margin:0;font-family:Calibri;color:red"><a name="_Toc1"></a><b><span style="font-size:14pt">Merger</span></b>' +
    '<span style="mso-spacerun:yes">&nbsp; &nbsp;</span><a href="https://www.example.com/">control</a><o:p></o:p></p><!--EndFragment--></body></html>';
  expect(pasted(html)).toBe(
    '<p><strong>Merger</strong> <a href="https://www.example.com/">control</a></p>',
  );
});

test('Word: lists written as paragraphs become nested lists', () => {
  const css =
    '<style><!-- @list l0:level1 {mso-level-number-format:decimal;} @list l0:level2 {mso-level-number-format:bullet;} --></style>';
  const item = (level: number, text: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>${text}</p>`;
  expect(pasted(`${css}${item(1, 'One')}${item(2, 'Deeper')}${item(1, 'Two')}<p>After</p>`)).toBe(
    '<ol><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ol><p>After</p>',
  );
});

test('Google Docs: the wrapping bold that says it is none is no bold', () => {
  const html =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span> plain</p></b>';
  expect(pasted(html)).toBe('<p><strong>Bold</strong> plain</p>');
});

test('headings get the two levels of articles', () => {
  expect(pasted('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('<h2>a</h2><h2>b</h2><h3>c</h3>');
});

test('pictures are left out and counted, save for those of this site', () => {
  const html =
    '<p>a<img src="data:image/png;base64,AAAA"><img src="file:///c:/x.png"><img src="https://www.example.com/x.png" alt="x"><img src="/files/x.webp" alt="y"></p>';
  expect(cleanPasted(html, tidyCell).droppedPictures).toBe(3);
  expect(pasted(html)).toBe('<p>a<img src="/files/x.webp" alt="y"></p>');
});

test('Word: a table keeps its spans, its header row and its marks, and nothing else', () => {
  const html =
    '<p class=MsoNormal>Before</p><div><table class=MsoTableGrid border=1 style="border-collapse:collapse"><thead><tr style="height:12pt"><td width=200 style="width:150pt;border:solid"><p class=MsoNormal align=center style="text-align:center"><b>Court<o:p></o:p></b></p></td><td><p class=MsoNormal>Fee</p></td></tr></thead>' +
    '<tr><td rowspan=2 valign=top><p class=MsoNormal><span lang=EN-US style="font-size:9pt">High <i>Court</i></span></p></td><td><p class=MsoNormal>&nbsp;&nbsp;10</p><p class=MsoNormal>20</p></td></tr><tr><td colspan=1>30</td></tr></table></div><p class=MsoNormal>After</p>';
  expect(pasted(html)).toBe(
    '<p>Before</p><table><thead><tr><th style="text-align: center;" scope="col"><strong>Court</strong></th><th scope="col">Fee</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">High <em>Court</em></td><td><p>10</p><p>20</p></td></tr><tr><td>30</td></tr></tbody></table><p>After</p>',
  );
});

test('a table that only arranges a page is none', () => {
  expect(
    pasted('<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>'),
  ).toContain('<td>a</td><td>b</td>');
  expect(pasted('<table><tr><td><p>a</p></td></tr></table>')).toBe('<p>a</p>');
});

test('what was copied from the editor comes back as it was stored', () => {
  expect(
    pasted(
      '<p>a</p><div class="kept-block" data-html="<pre>x  y</pre>"><pre>x</pre></div><p>b</p>',
    ),
  ).toBe('<p>a</p><pre>x  y</pre><p>b</p>');
});

test('nothing that runs comes along', () => {
  expect(
    cleanPasted(
      '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=alert(1)>',
      tidyCell,
    ).html,
  ).toBe('<p>a</p>');
});
