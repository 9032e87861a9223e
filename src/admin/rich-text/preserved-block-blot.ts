import { BlockEmbed } from 'quill/blots/block.js';
import { sanitize } from '@/ui/html/sanitize';
import textStyles from '@/ui/html/rich-text.module.css';
import { PRESERVED_BLOCK, preservedHtml } from './preserved-block';

/** Returns the block as visitors see it, with links out of the tab order; the start of its source if they see nothing. */
function sanitizedElement(html: string): HTMLElement {
  const view = document.createElement('div');
  view.className = textStyles.text ?? '';
  view.append(sanitize(html));
  for (const link of view.querySelectorAll('a')) link.tabIndex = -1;
  if (view.textContent.trim() === '' && !view.querySelector('img,hr,table')) {
    const source = document.createElement('code');
    source.textContent = html.length > 200 ? `${html.slice(0, 200)}…` : html;
    view.replaceChildren(source);
  }
  return view;
}

/**
 * Quill embed for a part of a text that Quill cannot represent: its stored HTML is an attribute and is saved
 * unchanged (docs/architecture.md#6-unsaved-work); the visible HTML is sanitized (docs/architecture.md#7-security).
 */
export class PreservedBlock extends BlockEmbed {
  static override blotName = PRESERVED_BLOCK;
  static override className = PRESERVED_BLOCK;
  static override tagName = 'DIV';

  static override create(html: string) {
    const node = super.create() as HTMLElement;
    node.dataset.html = html;
    node.contentEditable = 'false';
    node.append(sanitizedElement(html));
    return node;
  }

  static override value(node: Element) {
    return preservedHtml(node);
  }

  /** Ignores formats such as alignment: the stored HTML must not change. */
  override format() {
    return undefined;
  }

  /** Returns the HTML to copy: the content for other programs, with the stored HTML for this editor. */
  html(): string {
    const node = this.domNode;
    const copy = node.cloneNode(false) as HTMLElement;
    copy.removeAttribute('contenteditable');
    copy.append(sanitize(preservedHtml(node)));
    return copy.outerHTML;
  }
}
