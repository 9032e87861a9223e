import { expect, test } from '@jest/globals';
import Quill from 'quill';
import { cleanPasted } from './pasted-html';
import { FORMATS, quillModules } from './quill-setup';
import { toStored } from './stored-html';

function pasted(html: string): string {
  const quill = new Quill(document.createElement('div'), {
    formats: FORMATS,
    modules: quillModules(() => undefined),
    theme: 'default',
  });
  quill.setContents(quill.clipboard.convert({ html: cleanPasted(html).html }));
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

test('pictures inside the text are left out and counted, pictures on the web stay', () => {
  const html =
    '<p>a<img src="data:image/png;base64,AAAA"><img src="file:///c:/x.png"><img src="https://www.example.com/x.png" alt="x"></p>';
  expect(cleanPasted(html).droppedPictures).toBe(2);
  expect(pasted(html)).toBe('<p>a<img src="https://www.example.com/x.png" alt="x"></p>');
});

test('nothing that runs comes along', () => {
  expect(
    cleanPasted('<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=alert(1)>').html,
  ).toBe('<p>a</p>');
});
