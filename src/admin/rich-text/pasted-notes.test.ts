import { expect, test } from '@jest/globals';
import { sanitize } from '@/ui/html/sanitize';
import { prepareForEditor } from './prepare-for-editor';
import { cleanPasted } from './pasted-html';
import { roundTripQuill, tidyCell } from './quill-setup';
import { toStoredHtml } from './stored-html';

/** Returns the stored text of a paste, with the generated ids numbered in their order. */
function storedAfterPaste(html: string): string {
  const storedHtml = toStoredHtml(roundTripQuill(cleanPasted(html, tidyCell).html));
  const ids = new Map<string, string>();
  return storedHtml.replace(/n[a-z\d]{1,6}-\d+/g, (id) => {
    if (!ids.has(id)) ids.set(id, `m${ids.size + 1}`);
    return ids.get(id)!;
  });
}

/** Returns a document as Word 365 for Windows copies it: with Word’s own comments and style sheet. */
const wordDocument = (text: string, notes: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List
href="file:///C:/Users/clerk/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
 </o:OfficeDocumentSettings>
</xml><![endif]-->
<!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:TrackMoves/>
  <w:LidThemeOther>EN-GB</w:LidThemeOther>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Style Definitions */
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-qformat:yes;
	margin:0cm;
	font-size:12.0pt;
	font-family:"Aptos",sans-serif;}
p.MsoFootnoteText, li.MsoFootnoteText, div.MsoFootnoteText
	{mso-style-noshow:yes;
	mso-style-priority:99;
	margin:0cm;
	font-size:10.0pt;}
span.MsoFootnoteReference
	{mso-style-noshow:yes;
	mso-style-priority:99;
	vertical-align:super;}
span.MsoEndnoteReference
	{mso-style-noshow:yes;
	mso-style-priority:99;
	vertical-align:super;}
 /* Page Definitions */
@page
	{mso-footnote-separator:url("file:///C:/Users/clerk/AppData/Local/Temp/msohtmlclip1/01/clip_header.htm") fs;}
@page WordSection1
	{size:595.3pt 841.9pt;
	margin:72.0pt 72.0pt 72.0pt 72.0pt;}
-->
</style>
<!--[if gte mso 10]>
<style>
 table.MsoNormalTable
	{mso-style-name:"Table Normal";}
</style>
<![endif]-->
</head>

<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

${text}

${notes}

<!--EndFragment-->
</body>

</html>`;

/** Returns a reference to a note in Word, or the mark that begins the note. */
const wordMark = (kind: 'foot' | 'end', name: string, targetName: string, visibleText: string) => {
  const [id] = /[a-z]+\d+/.exec(name.replace('ref', '')) ?? [''];
  const style = kind === 'foot' ? 'MsoFootnoteReference' : 'MsoEndnoteReference';
  return `<a style='mso-${kind}note-id:${id}' href="#${targetName}"
name="${name}" title=""><span class=${style}><span lang=EN-US
style='mso-special-character:${kind}note'><![if !support${kind === 'foot' ? 'Footnotes' : 'Endnotes'}]><span
class=${style}><span lang=EN-US style='font-size:12.0pt;line-height:115%'>${visibleText}</span></span><![endif]></span></span></a>`;
};

const wordNotes = (kind: 'foot' | 'end', notes: readonly string[]) => {
  const noteName = kind === 'foot' ? 'ftn' : 'edn';
  const list = notes.map(
    (note, index) => `<div style='mso-element:${kind}note' id=${noteName}${index + 1}>

<p class=MsoFootnoteText>${wordMark(kind, `_${noteName}${index + 1}`, `_${noteName}ref${index + 1}`, `[${index + 1}]`)}<span
lang=EN-US> ${note}<o:p></o:p></span></p>

</div>`,
  );
  return `<div style='mso-element:${kind}note-list'><![if !support${kind === 'foot' ? 'Footnotes' : 'Endnotes'}]><br clear=all>

<hr align=left size=1 width="33%">

<![endif]>

${list.join('\n\n')}

</div>`;
};

const WORD_FOOTNOTES = wordDocument(
  `<p class=MsoNormal>Interest runs from the notice.${wordMark('foot', '_ftnref1', '_ftn1', '[1]')} Costs
follow.${wordMark('foot', '_ftnref2', '_ftn2', '[2]')}<o:p></o:p></p>`,
  wordNotes('foot', ['Rule 12.', 'See <i>the schedule</i>.']),
);

const FOOTNOTES_STORED =
  '<p>Interest runs from the notice.<sup id="m1"><a href="#m2">[1]</a></sup> Costs follow.<sup id="m3"><a href="#m4">[2]</a></sup></p><hr>' +
  '<p id="m2"><sup><a href="#m1">[1]</a></sup> Rule 12.</p><p id="m4"><sup><a href="#m3">[2]</a></sup> See <em>the schedule</em>.</p>';

const GOOGLE_DOCS =
  `<html><head><meta content="text/html; charset=UTF-8" http-equiv="content-type"><style type="text/css">.c1{color:#000000;font-weight:400;vertical-align:baseline;font-size:11pt}.c3{padding-top:0pt;line-height:1.0}</style></head><body class="c4 doc-content">` +
  `<p class="c2"><span class="c1">Interest runs from the notice.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p><hr class="c5">` +
  `<div><p class="c3"><a href="#ftnt_ref1" id="ftnt1">[1]</a><span class="c1">&nbsp;Rule 12.</span></p></div></body></html>`;

const LIBRE_OFFICE = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		p.sdfootnote-western { font-size: 10pt; margin-left: 0.6cm; text-indent: -0.6cm }
		a.sdfootnoteanc { font-size: 57% }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
Interest runs from the notice.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p>
<div id="sdfootnote1"><p class="sdfootnote-western"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>
	Rule 12.</p>
</div>
</body>
</html>`;

test.each([
  ['footnotes of Word', WORD_FOOTNOTES, FOOTNOTES_STORED],
  [
    'endnotes of Word',
    wordDocument(
      `<p class=MsoNormal>Interest runs.${wordMark('end', '_ednref1', '_edn1', '[i]')}<o:p></o:p></p>`,
      wordNotes('end', ['Rule 12.']),
    ),
    '<p>Interest runs.<sup id="m1"><a href="#m2">[i]</a></sup></p><hr><p id="m2"><sup><a href="#m1">[1]</a></sup> Rule 12.</p>',
  ],
  [
    'footnotes of Google Docs',
    GOOGLE_DOCS,
    '<p>Interest runs from the notice.<sup id="m1"><a href="#m2">[1]</a></sup></p><hr><p id="m2"><a href="#m1">[1]</a>&nbsp;Rule 12.</p>',
  ],
  [
    'footnotes of a page that a browser copied with its address',
    GOOGLE_DOCS.replaceAll('href="#', 'href="https://docs.example.com/d/7/pub#'),
    '<p>Interest runs from the notice.<sup id="m1"><a href="#m2">[1]</a></sup></p><hr><p id="m2"><a href="#m1">[1]</a>&nbsp;Rule 12.</p>',
  ],
  [
    'footnotes of LibreOffice',
    LIBRE_OFFICE,
    '<p>Interest runs from the notice.<sup id="m1"><a href="#m2">1</a></sup></p><p id="m2"><a href="#m1">1</a> Rule 12.</p>',
  ],
])('a paste connects the %s with their notes and back', (_, html, expected) => {
  expect(storedAfterPaste(html)).toBe(expected);
});

test('footnotes of a paste survive the next editing and lead to their notes on the site', () => {
  const storedHtml = storedAfterPaste(WORD_FOOTNOTES);
  const { editorHtml, losses } = prepareForEditor(storedHtml);
  expect(losses).toEqual([]);
  expect(toStoredHtml(roundTripQuill(editorHtml))).toBe(storedHtml);
  const sitePage = sanitize(storedHtml);
  const [reference, , backlink] = sitePage.querySelectorAll('a');
  expect(sitePage.querySelector(reference!.getAttribute('href')!)?.textContent).toBe(
    '[1] Rule 12.',
  );
  expect(sitePage.querySelector(backlink!.getAttribute('href')!)?.contains(reference!)).toBe(true);
});

test('footnotes of two pastes from Word with the same names do not share link targets', () => {
  const [first, second] = [1, 2].map(() => cleanPasted(WORD_FOOTNOTES, tidyCell).html);
  const idAttributesOf = (html = ''): string[] =>
    html.match(/data-(line|inline)-id="[^"]*"/g) ?? [];
  expect(idAttributesOf(first)).toHaveLength(4);
  expect(idAttributesOf(first).filter((mark) => idAttributesOf(second).includes(mark))).toEqual([]);
});

test('a paste turns a reference into plain text when its note was not copied, and keeps links to other pages', () => {
  const html =
    '<p>Interest<a href="#_ftn1" name="_ftnref1">[1]</a>, <a href="https://www.example.com/rules#ftnt1">the rules</a>.</p><p id="ftnt1">Rule 12.</p>';
  expect(storedAfterPaste(html)).toBe(
    '<p>Interest[1], <a href="https://www.example.com/rules#ftnt1">the rules</a>.</p><p>Rule 12.</p>',
  );
});

test('a paste connects references in the cells of a table with their notes', () => {
  const html =
    '<table><tr><td>Fee</td><td>Ten<sup><a href="#fn1" id="ref1">1</a></sup></td></tr></table><p><a href="#ref1" id="fn1">1</a> Net.</p>';
  expect(storedAfterPaste(html)).toBe(
    '<table><tbody><tr><td>Fee</td><td>Ten<sup id="m1"><a href="#m2">1</a></sup></td></tr></tbody></table><p id="m2"><a href="#m1">1</a> Net.</p>',
  );
});
