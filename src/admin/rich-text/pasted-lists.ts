const WORD_LIST_PATTERN = /\bmso-list:[^;]*\bl(\d+)\s+level(\d+)/i;
const MARKER_FONT_PATTERN = /font-family:\s*["']?(symbol|courier new|wingdings)/i;
/** Word's bullets by level, as characters of the fonts Symbol, Courier New and Wingdings. */
const BULLETS = ['·', 'o', '§'];
const POINTS_PER_UNIT: Record<string, number> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
};
const POINTS_PER_LEVEL = 36;

interface WordListItem {
  indent: number;
  type: 'bullet' | 'ordered';
  /** The elements that contain the bullet or number, which the list of the editor renders itself. */
  markers: Element[];
}

const visibleText = (element: Element): string => element.textContent.replace(/[\s\u00a0]/g, '');

/** Returns the list type from the style sheet, or from the marker where the style sheet is not in the clipboard. */
function listType(css: string, id: string, level: string, marker: string): WordListItem['type'] {
  const format = new RegExp(
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- a style sheet of Word
    `@list l${id}:level${level}\\s*\\{[^}]*mso-level-number-format:\\s*([\\w-]+)`,
    'i',
  ).exec(css)?.[1];
  if (format) return format.toLowerCase() === 'bullet' ? 'bullet' : 'ordered';
  return marker !== '' && (BULLETS.includes(marker) || !/[\p{L}\p{N}]/u.test(marker))
    ? 'bullet'
    : 'ordered';
}

/** Returns the indent of a list item, 0 at the outermost level, from its margin or else from its bullet. */
function indentOf(paragraph: Element, bullet: string): number {
  const [, size, unit = ''] =
    /margin(?:-left|-inline-start)?:\s*(?:[\d.]+\w*\s+){0,3}([\d.]+)(pt|in|cm|mm|px)/i.exec(
      paragraph.getAttribute('style') ?? '',
    ) ?? [];
  if (size === undefined) return BULLETS.indexOf(bullet);
  const points = Number(size) * (POINTS_PER_UNIT[unit.toLowerCase()] ?? 1);
  return Math.max(0, Math.round(points / POINTS_PER_LEVEL) - 1);
}

/** Returns the item of a paragraph that begins with a bullet in one of Word's fonts for bullets. */
function bulletItem(paragraph: Element): WordListItem | undefined {
  const marker = [...paragraph.querySelectorAll('span[style]')].find((span) =>
    MARKER_FONT_PATTERN.test(span.getAttribute('style') ?? ''),
  );
  const bullet = marker && visibleText(marker);
  if (!marker || bullet === undefined || !BULLETS.includes(bullet)) return undefined;
  if (!visibleText(paragraph).startsWith(bullet)) return undefined;
  return { indent: indentOf(paragraph, bullet), type: 'bullet', markers: [marker] };
}

/** Returns the list item of a Word paragraph: Word writes lists as paragraphs, and their type into the style sheet. */
function wordListItem(paragraph: Element, css: string): WordListItem | undefined {
  const [, id, level] = WORD_LIST_PATTERN.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (id === undefined || level === undefined) return bulletItem(paragraph);
  const markers = [...paragraph.querySelectorAll('[style*="mso-list"]')].filter((marker) =>
    /mso-list:\s*ignore/i.test(marker.getAttribute('style') ?? ''),
  );
  const [marker] = markers;
  const type = listType(css, id, level, marker ? visibleText(marker) : '');
  return { indent: Number(level) - 1, type, markers };
}

/** Converts the list paragraphs of Word to Quill's flat lists, in place. Headings with a number remain headings. */
export function convertWordLists(body: HTMLElement, css: string): void {
  for (const paragraph of body.querySelectorAll('p')) {
    const listItem = wordListItem(paragraph, css);
    if (!listItem) continue;
    for (const marker of listItem.markers) marker.remove();
    const item = body.ownerDocument.createElement('li');
    item.dataset.list = listItem.type;
    if (listItem.indent > 0) item.dataset.indent = String(listItem.indent);
    item.append(...paragraph.childNodes);
    const previousElement = paragraph.previousElementSibling;
    if (previousElement?.matches('ol[data-word]')) previousElement.append(item);
    else {
      const list = body.ownerDocument.createElement('ol');
      list.dataset.word = '';
      list.append(item);
      paragraph.before(list);
    }
    paragraph.remove();
  }
}
