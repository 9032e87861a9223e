import { BlockEmbed } from 'quill/blots/block.js';
import { sanitize } from '@/ui/html/sanitize';
import textStyles from '@/ui/html/rich-text.module.css';
import { PRESERVED_BLOCK, preservedHtml } from './preserved-block';

/** What visitors will see of it. Its links are no stops for Tab; a wide table can be scrolled by keyboard. */
function shown(html: string): HTMLElement {
  const view = document.createElement('div');
  view.className = textStyles.text ?? '';
  view.append(sanitize(html));
  for (const link of view.querySelectorAll('a')) link.tabIndex = -1;
  const visible = 'img,hr,table';
  if (view.textContent.trim() === '' && !view.querySelector(visible)) {
    const source = document.createElement('code');
    source.textContent = html.length > 200 ? `${html.slice(0, 200)}…` : html;
    view.replaceChildren(source);
  }
  return view;
}

/**
 * A part of a text that Quill cannot represent: its stored HTML is an attribute and goes back as it
 * came (design 6); what is seen of it is sanitised (design 7).
 */
export class PreservedBlock extends BlockEmbed {
  static override blotName = PRESERVED_BLOCK;
  static override className = PRESERVED_BLOCK;
  static override tagName = 'DIV';

  static override create(html: string) {
    const node = super.create() as HTMLElement;
    node.dataset.html = html;
    node.contentEditable = 'false';
    node.append(shown(html));
    return node;
  }

  static override value(node: Element) {
    return preservedHtml(node);
  }

  /** Alignment and the like belong to what is inside. */
  override format() {
    return undefined;
  }

  /** What is copied: other programs find the part itself, this editor its stored HTML. */
  html(): string {
    const node = this.domNode;
    const copy = node.cloneNode(false) as HTMLElement;
    copy.removeAttribute('contenteditable');
    copy.append(sanitize(preservedHtml(node)));
    return copy.outerHTML;
  }
}
