import { expect, test } from '@jest/globals';
import { settings } from '@/lib/settings';
import { parseHtml } from './parse-html';
import { cleanPasted } from './pasted-html';
import { roundTripQuill, tidyCell } from './quill-setup';
import { toStoredHtml } from './stored-html';

const storedAfterPaste = (html: string) =>
  toStoredHtml(roundTripQuill(cleanPasted(html, tidyCell).html));

test('a paste from Word keeps text and formatting and drops fonts, colors, classes, comments and bookmarks', () => {
  const html =
    '<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><!--StartFragment-->' +
    '<p class=MsoNormal style="margin:0;font-family:Calibri;color:red"><a name="_Toc1"></a><b><span style="font-size:14pt">Merger</span></b>' +
    '<span style="mso-spacerun:yes">&nbsp; &nbsp;</span><a href="https://www.example.com/">control</a><o:p></o:p></p><!--EndFragment--></body></html>';
  expect(storedAfterPaste(html)).toBe(
    '<p><strong>Merger</strong> <a href="https://www.example.com/">control</a></p>',
  );
});

test('parseHtml removes names that would shadow properties of the document', () => {
  const html =
    '<form name="body"><p>In</p></form><p>Rest <img name="createElement" src="/a.webp" alt=""></p>';
  const body = parseHtml(html);
  expect([body.localName, body.querySelectorAll('[name]').length]).toEqual(['body', 0]);
  expect(storedAfterPaste(html)).toContain('Rest');
});

test('a paste from Word converts list paragraphs to nested lists', () => {
  const css =
    '<style><!-- @list l0:level1 {mso-level-number-format:decimal;} @list l0:level2 {mso-level-number-format:bullet;} --></style>';
  const item = (level: number, text: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>${text}</p>`;
  expect(
    storedAfterPaste(`${css}${item(1, 'One')}${item(2, 'Deeper')}${item(1, 'Two')}<p>After</p>`),
  ).toBe('<ol><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ol><p>After</p>');
});

/** A paste from Word for Windows: attributes over several lines, formats for other scripts, Word’s own comments. */
const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/clerk/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Calibri;
	panose-1:2 15 5 2 2 2 4 3 2 4;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	margin:0cm;
	text-align:justify;
	font-size:11.0pt;}
span.MsoFootnoteReference
	{mso-style-priority:99;
	vertical-align:super;}
a:link, span.MsoHyperlink
	{color:#0563C1;
	text-decoration:underline;
	text-underline:single;}
-->
</style>
</head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->
<h1 style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-bidi-font-family:
Calibri'><span style='mso-list:Ignore'>IV.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Costs<o:p></o:p></h1>
<p class=MsoNormal style='margin-bottom:6.0pt'><b style='mso-bidi-font-weight:normal'><span
lang=EN-US style='font-size:12.0pt;mso-bidi-font-size:11.0pt'>Article 12<o:p></o:p></span></b></p>
<p class=MsoNormal>The tribunal <i style='mso-bidi-font-style:
normal'>may</i> award
<s>all</s> <b>reasonable <span style='font-weight:normal'>and proper</span></b> costs of 50&nbsp;m<sup>2</sup>,
see <a href="https://www.example.com/rules"><span class=MsoHyperlink>the rules</span></a>.<a
style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a><o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

const GOOGLE_DOCS =
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c1f6f0e-7fff-2b7d-6f57-0d8c4b1e9a20">` +
  `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Costs</span></h2>` +
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Article 12</span><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;"> awards </span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:line-through;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;vertical-align:baseline;white-space:pre-wrap;">all</span><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;"> costs of 50 m</span><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;"><span style="font-size:0.6em;vertical-align:super;">2</span></span></p>` +
  `<br /><p dir="ltr" style="line-height:1.38;"><a href="https://www.example.com/rules" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;vertical-align:baseline;white-space:pre-wrap;">The rules</span></a></p>` +
  `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;vertical-align:baseline;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">fees</span></p></li><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:circle;font-weight:400;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:700;white-space:pre-wrap;">counsel</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

/** WPS identifies itself as Word 14, writes every format twice, and names fonts by `font` as well. */
const WPS =
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type  content="text/html; charset=utf-8" ><meta name=ProgId  content=Word.Document ><meta name=Generator  content="Microsoft Word 14" ><title></title><!--[if gte mso 9]><xml><w:WordDocument><w:BrowserLevel>MicrosoftInternetExplorer4</w:BrowserLevel><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style>
@font-face{
font-family:"宋体";
}

@list l0:level1{
mso-level-number-format:chinese-counting;
mso-level-suffix:none;
mso-level-text:"%1、";
}

p.MsoNormal{
mso-style-name:正文;
margin:0pt;
text-align:justify;
text-justify:inter-ideograph;
font-size:10.5000pt;
}
@page Section0{
size:595.3000pt 841.9000pt;
}
div.Section0{page:Section0;}</style></head>` +
  `<body style="tab-interval:21pt;text-justify-trim:punctuation;" ><!--StartFragment--><div class="Section0"  style="layout-grid:15.6000pt;" ><p class=MsoNormal  align=center  style="text-align:center;" ><b><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;font-size:15.0000pt;mso-font-kerning:1.0000pt;" ><font face="宋体" >第十二条</font></span></b><b><span style="mso-spacerun:'yes';font-family:宋体;font-weight:bold;font-size:15.0000pt;" ><o:p></o:p></span></b></p>` +
  `<p class=MsoNormal  style="text-indent:21.0000pt;mso-char-indent-count:2.0000;" ><b style="mso-bidi-font-weight:normal" ><span style="font-family:宋体;mso-ansi-font-weight:bold;font-size:10.5000pt;" ><font face="宋体" >仲裁费用</font></span></b><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;" ><font face="宋体" >由</font></span><s><span style="mso-spacerun:'yes';font-family:宋体;text-decoration:line-through;font-size:10.5000pt;" ><font face="宋体" >申请人</font></span></s><u><span style="font-family:宋体;text-decoration:underline;text-underline:single;font-size:10.5000pt;" ><font face="宋体" >败诉方</font></span></u><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;" ><font face="宋体" >承担，面积</font>50m</span><sup><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;vertical-align:super;" >2</span></sup><span style="mso-spacerun:'yes';font-family:宋体;font-size:10.5000pt;" ><o:p></o:p></span></p>` +
  `<p class=MsoNormal  style="mso-list:l0 level1 lfo1;" ><![if !supportLists]><span style="font-family:宋体;font-size:10.5000pt;" ><span style='mso-list:Ignore;' >一、</span></span><![endif]><span style="mso-spacerun:'yes';font-family:宋体;" ><font face="宋体" >律师费</font></span></p></div><!--EndFragment--></body></html>`;

/** Written by macOS for Pages: bold text may be declared in the style sheet only. */
const PAGES = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; min-height: 13.0px}
span.s1 {font-family: 'HelveticaNeue-Bold'; font-weight: bold; font-style: normal; font-size: 11.00px}
span.s2 {text-decoration: line-through}
span.s3 {text-decoration: underline ; color: #0000ff}
ul.ul1 {list-style-type: disc}
</style>
</head>
<body>
<p class="p1"><span class="s1">Article 12</span></p>
<p class="p2"><b></b><br></p>
<p class="p1"><b>Costs</b><span class="Apple-converted-space"> </span>of <i>50 m<sup>2</sup></i>, <span class="s2">all</span> of them, by <a href="https://www.example.com/rules"><span class="s3">the rules</span></a></p>
<ul class="ul1">
<li class="li1"><span class="s1"></span>fees</li>
</ul>
</body>
</html>`;

const RULES = '<a href="https://www.example.com/rules">';

test.each([
  [
    'Word',
    WORD,
    '<h2>IV. Costs</h2><p><strong>Article 12</strong></p><p>The tribunal <em>may</em> award <s>all</s> <strong>reasonable </strong>and proper costs of 50&nbsp;m<sup>2</sup>, ' +
      `see ${RULES}the rules</a>.<sup>[1]</sup></p>`,
  ],
  [
    'Google Docs, which wraps everything in a b element that is not bold',
    GOOGLE_DOCS,
    '<h2>Costs</h2><p><strong>Article 12</strong> awards <em><s>all</s></em> costs of 50 m<sup>2</sup></p>' +
      `<p>${RULES}The rules</a></p><ul><li>fees<ul><li><strong>counsel</strong></li></ul></li></ul>`,
  ],
  [
    'WPS',
    WPS,
    '<p style="text-align: center;"><strong>第十二条</strong></p><p><strong>仲裁费用</strong>由<s>申请人</s><u>败诉方</u>承担，面积50m<sup>2</sup></p><ol><li>律师费</li></ol>',
  ],
  [
    'Pages',
    PAGES,
    '<p><strong>Article 12</strong></p><p><strong>Costs</strong> of <em>50 m</em><sup><em>2</em></sup>, ' +
      `<s>all</s> of them, by ${RULES}the rules</a></p><ul><li>fees</li></ul>`,
  ],
])('a paste keeps the text formatting of %s', (_, html, expected) => {
  expect(storedAfterPaste(html)).toBe(expected);
});

test('a paste maps headings to the two levels of articles', () => {
  expect(storedAfterPaste('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('<h2>a</h2><h2>b</h2><h3>c</h3>');
});

test('a paste drops and counts pictures that are not files of this site', () => {
  const html =
    '<p>a<img src="data:image/png;base64,AAAA"><img src="file:///c:/x.png"><img src="https://www.example.com/x.png" alt="x"><img src="/files/x.webp" alt="y"></p>';
  expect(cleanPasted(html, tidyCell).omissions.pictures).toBe(3);
  expect(storedAfterPaste(html)).toBe('<p>a<img src="/files/x.webp" alt="y"></p>');
});

test('a paste keeps an uploaded picture when uploaded files have another origin (D16)', () => {
  settings.fileOrigin = 'https://files.example';
  const html = '<p>a<img src="https://files.example/a.webp" alt="y"></p>';
  try {
    expect(cleanPasted(html, tidyCell).omissions.pictures).toBe(0);
    expect(storedAfterPaste(html)).toBe(html);
  } finally {
    delete settings.fileOrigin;
  }
});

test.each([
  ['left', 'right'],
  ['right', 'left'],
] as const)(
  'a paste into text aligned to the %s keeps only the alignment to the %s',
  (side, other) => {
    const html = `<p style="text-align: ${side}">One</p><p style="text-align: ${other}">Two</p>`;
    expect(cleanPasted(html, tidyCell, side).html).toBe(
      `<p>One</p><p style="text-align: ${other};">Two</p>`,
    );
  },
);

test('a paste from Word keeps only the spans, header row, alignment and text formatting of a table', () => {
  const html =
    '<p class=MsoNormal>Before</p><div><table class=MsoTableGrid border=1 style="border-collapse:collapse"><thead><tr style="height:12pt"><td width=200 style="width:150pt;border:solid"><p class=MsoNormal align=center style="text-align:center"><b>Court<o:p></o:p></b></p></td><td><p class=MsoNormal>Fee</p></td></tr></thead>' +
    '<tr><td rowspan=2 valign=top><p class=MsoNormal><span lang=EN-US style="font-size:9pt">High <i>Court</i></span></p></td><td><p class=MsoNormal>&nbsp;&nbsp;10</p><p class=MsoNormal>20</p></td></tr><tr><td colspan=1>30</td></tr></table></div><p class=MsoNormal>After</p>';
  expect(storedAfterPaste(html)).toBe(
    '<p>Before</p><table><thead><tr><th style="text-align: center;" scope="col"><strong>Court</strong></th><th scope="col">Fee</th></tr></thead>' +
      '<tbody><tr><td rowspan="2">High <em>Court</em></td><td><p>10</p><p>20</p></td></tr><tr><td>30</td></tr></tbody></table><p>After</p>',
  );
});

test('a paste replaces a layout table with its content', () => {
  expect(
    storedAfterPaste(
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    ),
  ).toContain('<td>a</td><td>b</td>');
  expect(storedAfterPaste('<table><tr><td><p>a</p></td></tr></table>')).toBe('<p>a</p>');
});

test('a paste from the editor restores the stored HTML of a preserved block', () => {
  expect(
    storedAfterPaste(
      '<p>a</p><div class="preserved-block" data-html="<pre>x  y</pre>"><pre>x</pre></div><p>b</p>',
    ),
  ).toBe('<p>a</p><pre>x  y</pre><p>b</p>');
});

test('a paste drops scripts and event handlers', () => {
  expect(
    cleanPasted(
      '<p onclick="x()">a<script>alert(1)</script></p><img src=x onerror=alert(1)>',
      tidyCell,
    ).html,
  ).toBe('<p>a</p>');
});

/** Returns a bulleted paragraph of Word: the character of a symbol font, and spaces of a smaller font up to the text. */
const wordBullet = (bullet: string, font: string, style: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='${style}'><![if !supportLists]><span
style='font-family:${font};mso-fareast-font-family:${font}'>${bullet}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

const BULLET_LIST =
  '<ul><li>One<ul><li>Two<ul><li>Three</li></ul></li></ul></li><li>Four</li></ul>';

test.each([
  ['their indentation', ['margin-left:36.0pt', 'margin-left:1.0in', 'margin-left:3.81cm']],
  ['their bullets', ['', '', '']],
  [
    'the levels of Word',
    ['mso-list:l0 level1 lfo1', 'mso-list:l0 level2 lfo1', 'mso-list:l0 level3 lfo1'],
  ],
])('a paste from Word without its style sheet nests bulleted paragraphs by %s', (_, styles) => {
  const [first = '', second = '', third = ''] = styles;
  const html = [
    wordBullet('·', 'Symbol', first, 'One'),
    wordBullet('o', '"Courier New"', second, 'Two'),
    wordBullet('§', 'Wingdings', third, 'Three'),
    wordBullet('·', 'Symbol', first, 'Four'),
  ].join('');
  const htmlWithMarks = html.replaceAll(
    /<span\nstyle='font-family/g,
    "<span\nstyle='mso-list:Ignore;font-family",
  );
  expect(storedAfterPaste(first.includes('mso-list') ? htmlWithMarks : html)).toBe(BULLET_LIST);
});

test('a paste keeps a paragraph of code that begins with the letter of a bullet', () => {
  const html = `<p class=MsoNormal><span style='font-family:"Courier New"'>order(o)</span></p>`;
  expect(storedAfterPaste(html)).toBe('<p>order(o)</p>');
});

test('a paste leaves out and counts tracked deletions, and keeps insertions and struck text', () => {
  const html = `<p class=MsoNormal>The <s>old</s> fee is <s><span class=msoDel><del cite="mailto:A%20Clerk" datetime="2026-03-02T10:11">ten</del></span></s><span
class=msoIns><ins cite="mailto:A%20Clerk" datetime="2026-03-02T10:11">twelve</ins></span> percent<del datetime="2026-03-02T10:12"> net</del>.<o:p></o:p></p>`;
  expect(cleanPasted(html, tidyCell).omissions.deletions).toBe(2);
  expect(storedAfterPaste(html)).toBe('<p>The <s>old</s> fee is twelve percent.</p>');
});

test('a paste turns details into paragraphs with the summary first', () => {
  expect(
    storedAfterPaste(
      '<p>a</p><details><p>b</p><summary><b>Costs</b></summary><ul><li>c</li></ul></details>',
    ),
  ).toBe('<p>a</p><p><strong>Costs</strong></p><p>b</p><ul><li>c</li></ul>');
});
