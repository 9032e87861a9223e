import Quill from 'quill';
import Embed from 'quill/blots/embed.js';
import Image from 'quill/formats/image.js';
import Link from 'quill/formats/link.js';
import Clipboard from 'quill/modules/clipboard.js';
import { pictureUrl, safeUrl } from '@/lib/safe-url';
import { PICTURE_TYPES } from '@/admin/upload/check-picture';
import { cleanPasted } from './pasted-html';
import { installHtmlPolicy } from './html-policy';
import { PRESERVED_BLOCK, STORED_SOURCE_ATTRIBUTE } from './preserved-block';
import { PreservedBlock } from './preserved-block-blot';
import { PRESERVED_BLOCK_KEYS } from './preserved-block-keys';
import { PRESERVED_FORMAT_NAMES, PRESERVED_FORMATS } from './preserved-formats';
import { normalizeForEditor, SOFT_BREAK, toStoredHtml, unwrapOnlyParagraph } from './stored-html';
import { parseHtml, textNodesIn } from './parse-html';

const { Scope, StyleAttributor } = Quill.import('parchment');

installHtmlPolicy();

/** A link without `target` and `rel`: the public site decides how links open (docs/architecture.md#7-security). */
class SiteLink extends Link {
  static override create(value: string) {
    const node = super.create(value);
    node.removeAttribute('target');
    node.removeAttribute('rel');
    return node;
  }

  static override sanitize(url: string) {
    return safeUrl(url) ? url : '#';
  }
}

/**
 * A picture that keeps an empty description: without one, screen readers announce the file name. Resolves a relative
 * address as an uploaded file (D16), not against the address of the screen, and stores it unchanged.
 */
class SiteImage extends Image {
  static override create(source: string) {
    const absoluteUrl = /^[a-z][a-z\d+.-]*:/i.test(source) ? undefined : pictureUrl(source);
    const node = super.create(absoluteUrl ?? source) as HTMLElement;
    if (absoluteUrl !== undefined) node.setAttribute(STORED_SOURCE_ATTRIBUTE, source);
    return node;
  }

  static override value(node: Element) {
    return node.getAttribute(STORED_SOURCE_ATTRIBUTE) ?? node.getAttribute('src');
  }

  override format(name: string, value: string) {
    if (name === 'alt' && value === '') this.domNode.setAttribute('alt', '');
    else super.format(name, value);
  }
}

/** A line break inside a paragraph, which Quill does not support. */
class SoftBreak extends Embed {
  static override blotName = SOFT_BREAK;
  static override className = SOFT_BREAK;
  static override tagName = 'SPAN';

  static override create() {
    const node = super.create() as HTMLElement;
    node.append(document.createElement('br'));
    return node;
  }

  static override value() {
    return true;
  }
}

/** Spaces that Quill would convert to ordinary ones; placeholders replace them temporarily. */
const SPACES = '\u00a0\u2002\u2003\u2009\u202f\u3000';
const FIRST_PLACEHOLDER = 0xe000;

function replaceSpaces(text: string): string {
  return text.replace(/[\u00a0\u2002\u2003\u2009\u202f\u3000]/g, (space) =>
    String.fromCharCode(FIRST_PLACEHOLDER + SPACES.indexOf(space)),
  );
}

function restoreSpaces(text: string): string {
  return text.replace(
    /[\ue000-\ue005]/g,
    (placeholder) => SPACES[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER] ?? placeholder,
  );
}

/** Preserves the spaces of HTML, cleans pasted HTML and reports what it left out. */
class CleaningClipboard extends Clipboard {
  // Replaces Quill's own cleanup of Word and Google Docs, which `cleanPasted` does without `innerHTML`.
  protected override normalizeHTML(doc: Document) {
    for (const node of textNodesIn(doc.body)) node.data = replaceSpaces(node.data);
  }

  protected override convertHTML(html: string) {
    const delta = super.convertHTML(html);
    for (const op of delta.ops) {
      if (typeof op.insert === 'string') op.insert = restoreSpaces(op.insert);
    }
    return delta;
  }

  override onPaste(
    range: Parameters<Clipboard['onPaste']>[0],
    data: { text?: string; html?: string },
  ) {
    const isRightToLeft = this.quill.root.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const defaultSide = isRightToLeft ? 'right' : 'left';
    const { html, omissions } = cleanPasted(data.html ?? '', tidyCell, defaultSide);
    super.onPaste(range, { ...data, html });
    if (omissions.pictures + omissions.deletions > 0)
      this.quill.emitter.emit(PASTE_INCOMPLETE, omissions);
  }
}

/** Emitted on Quill when a shortcut requests the link dialog, the find panel or the focus in the toolbar. */
export const OPEN_LINK_DIALOG = 'open-link-dialog';
export const OPEN_FIND_PANEL = 'open-find-panel';
export const FOCUS_TOOLBAR = 'focus-toolbar';

/** Emitted on Quill with the `PasteOmissions` of a paste that left content out. */
export const PASTE_INCOMPLETE = 'paste-incomplete';

/** Adds `left` to Quill's alignments: it is not the default in right-to-left text. */
const AlignStyle = new StyleAttributor('align', 'text-align', {
  scope: Scope.BLOCK,
  whitelist: ['left', 'right', 'center', 'justify'],
});

Quill.register(
  {
    'formats/align': AlignStyle,
    'formats/image': SiteImage,
    [`formats/${PRESERVED_BLOCK}`]: PreservedBlock,
    'formats/link': SiteLink,
    [`formats/${SOFT_BREAK}`]: SoftBreak,
    'modules/clipboard': CleaningClipboard,
    ...PRESERVED_FORMATS,
  },
  true,
);

/** Formats of the editor; `editorLosses` reports others before they are lost. */
export const FORMATS = [
  'align',
  'blockquote',
  'bold',
  'header',
  'image',
  'indent',
  'italic',
  'link',
  'list',
  'script',
  'strike',
  'underline',
  PRESERVED_BLOCK,
  SOFT_BREAK,
  ...PRESERVED_FORMAT_NAMES,
];

/** Handles pictures that were pasted or dropped as files, with the index to insert them. */
type PictureHandler = (files: File[], index: number) => void;

/** Returns the options of Quill's modules. */
export function quillModules(onPictures: PictureHandler) {
  return {
    toolbar: false,
    history: { userOnly: true, delay: 800 },
    uploader: {
      mimetypes: PICTURE_TYPES,
      handler: (range: { index: number }, files: File[]) => onPictures(files, range.index),
    },
    keyboard: {
      bindings: {
        ...PRESERVED_BLOCK_KEYS,
        // Tab leaves the editor, so that the keyboard is not trapped; Ctrl+] and Ctrl+[ indent lists.
        tab: null,
        indent: null,
        outdent: null,
        'remove tab': null,
        increaseIndent: { key: ']', shortKey: true, handler: indent('+1') },
        decreaseIndent: { key: '[', shortKey: true, handler: indent('-1') },
        // Quill binds it on Windows only.
        redo: { key: 'y', shortKey: true, handler: redo },
        openLinkDialog: {
          key: ['k', 'K'],
          shortKey: true,
          shiftKey: true,
          handler: emitEvent(OPEN_LINK_DIALOG),
        },
        openFindPanel: { key: 'f', shortKey: true, handler: openFindPanel },
        focusToolbar: { key: 'F10', altKey: true, handler: emitEvent(FOCUS_TOOLBAR) },
        softBreak: { key: 'Enter', shiftKey: true, handler: insertSoftBreak },
      },
    },
  };
}

function emitEvent(event: string) {
  return function (this: { quill: Quill }) {
    this.quill.emitter.emit(event);
  };
}

/** Requests the find panel. Without a listener, as in a cell, the browser handles the key. */
function openFindPanel(this: { quill: Quill }) {
  return !this.quill.emitter.emit(OPEN_FIND_PANEL);
}

function redo(this: { quill: Quill }) {
  this.quill.history.redo();
}

function indent(step: '+1' | '-1') {
  return function (this: { quill: Quill }) {
    if (this.quill.getFormat().list) this.quill.format('indent', step, 'user');
  };
}

function insertSoftBreak(this: { quill: Quill }, range: { index: number; length: number }) {
  if (range.length > 0) this.quill.deleteText(range.index, range.length, 'user');
  this.quill.insertEmbed(range.index, SOFT_BREAK, true, 'user');
  this.quill.setSelection(range.index + 1, 0, 'silent');
}

/** Creates an editor in an element with prepared markup and an empty history. */
export function makeQuill(
  container: HTMLElement,
  html: string,
  onPictures: PictureHandler = () => undefined,
): Quill {
  const quill = new Quill(container, {
    formats: FORMATS,
    modules: quillModules(onPictures),
    theme: 'default',
  });
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
  return quill;
}

/** Returns the markup of a detached editor after loading prepared markup. */
export function roundTripQuill(html: string): string {
  return makeQuill(document.createElement('div'), html).root.innerHTML;
}

/** Returns the content of a pasted cell as the editor would store it. */
export function tidyCell(html: string): string {
  const body = parseHtml(html);
  normalizeForEditor(body);
  return unwrapOnlyParagraph(toStoredHtml(roundTripQuill(body.innerHTML)));
}
