import type { Problem } from './finding';
import { judgeLink, judgePicture, type KnownIds, type LinkVerdict } from './link-faults';
import { scanHtml, type Tag } from './scan-html';

/** What was found in a text, and how many addresses of other sites it has. */
export interface TextFaults {
  problems: Problem[];
  external: number;
}

/** What of a text matters here. */
interface TextParts {
  links: string[];
  sources: string[];
  /** What links within the text may lead to. */
  anchors: Set<string>;
  /** How many pictures have no words. */
  wordless: number;
}

/** Whether a picture has words of its own, needs none, or leaves them to a caption. */
function wordsOf({ attributes }: Tag): 'own' | 'caption' | 'none' {
  const alt = attributes.get('alt');
  if (alt?.trim() || attributes.get('title')?.trim()) return 'own';
  if (attributes.get('aria-hidden') === 'true') return 'own';
  if (['presentation', 'none'].includes(attributes.get('role') ?? '')) return 'own';
  return alt === undefined ? 'none' : 'caption';
}

function partsOf(html: string): TextParts {
  const parts: TextParts = { links: [], sources: [], anchors: new Set(), wordless: 0 };
  // Of the figures that are open: pictures that leave their words to the caption, and whether it has any.
  const figures: { waiting: number; captioned: boolean }[] = [];
  let hidden = 0;
  for (const tag of scanHtml(html)) {
    const { name, closing, attributes, afterWords } = tag;
    // What stands in a template is not shown.
    if (name === 'template') hidden = Math.max(0, hidden + (closing ? -1 : 1));
    if (hidden > 0) continue;
    const figure = figures.at(-1);
    if (closing) {
      if (name === 'figcaption' && figure && afterWords) figure.captioned = true;
      if (name === 'figure' && figure) {
        if (!figure.captioned) parts.wordless += figure.waiting;
        figures.pop();
      }
      continue;
    }
    for (const key of ['id', 'name']) {
      const mark = attributes.get(key);
      if (mark) parts.anchors.add(mark);
    }
    if (name === 'figure') figures.push({ waiting: 0, captioned: false });
    const href = attributes.get('href');
    if ((name === 'a' || name === 'area') && href !== undefined) parts.links.push(href.trim());
    if (name === 'img') {
      parts.sources.push(attributes.get('src') ?? '');
      const words = wordsOf(tag);
      if (words === 'caption' && figure) figure.waiting += 1;
      else if (words !== 'own') parts.wordless += 1;
    }
  }
  return parts;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Looks through a stored text, untrusted: its links, and its pictures' addresses and words. */
export function textFaults(html: string, known: KnownIds): TextFaults {
  const { links, sources, anchors, wordless } = partsOf(html);
  const judge = (url: string): LinkVerdict => {
    if (!url.startsWith('#')) return judgeLink(url, known);
    const fragment = decoded(url.slice(1));
    const leads = fragment === '' || fragment === 'top' || anchors.has(fragment);
    return leads ? 'fine' : { type: 'dead', url };
  };
  const verdicts = [...links.map(judge), ...sources.map(judgePicture)];
  const faults = new Map<string, Problem>();
  for (const verdict of verdicts) {
    if (typeof verdict === 'object') faults.set(JSON.stringify(verdict), verdict);
  }
  return {
    problems: [
      ...faults.values(),
      ...(wordless > 0 ? [{ type: 'wordless', count: wordless } as const] : []),
    ],
    external: verdicts.filter((verdict) => verdict === 'external').length,
  };
}
