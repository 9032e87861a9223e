import { documentBody } from '@/lib/document-body';
import type { Problem } from './issue';
import { checkLink, checkPicture, type KnownIds, type LinkVerdict } from './link-issues';

/** What was found in a text, how many addresses of other sites it has, and how many links that could not be judged. */
export interface TextIssues {
  problems: Problem[];
  external: number;
  unjudged: number;
}

/** Whether a picture has words: its own, or those of its caption. One that asks for none has them, too. */
function hasWords(image: Element): boolean {
  const alt = image.getAttribute('alt');
  if (alt?.trim() || image.getAttribute('title')?.trim()) return true;
  if (image.getAttribute('aria-hidden') === 'true') return true;
  if (['presentation', 'none'].includes(image.getAttribute('role') ?? '')) return true;
  const caption = image.closest('figure')?.querySelector('figcaption');
  return alt !== null && Boolean(caption?.textContent.trim());
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Looks through a stored text, untrusted: its links, and its pictures' addresses and words. It is parsed as the
 * browser would, into a document that runs and loads nothing.
 */
export function findTextIssues(html: string, known: KnownIds): TextIssues {
  const text = documentBody(new DOMParser().parseFromString(html, 'text/html'));
  const values = (selector: string, name: string) =>
    [...text.querySelectorAll(selector)].map((one) => one.getAttribute(name)?.trim() ?? '');
  const anchors = new Set([...values('[id]', 'id'), ...values('[name]', 'name')]);
  const judge = (url: string): LinkVerdict => {
    if (!url.startsWith('#')) return checkLink(url, known);
    const fragment = decoded(url.slice(1));
    const leads = fragment === '' || fragment === 'top' || anchors.has(fragment);
    return leads ? 'fine' : { type: 'dead', url };
  };
  const verdicts = [
    ...values('a[href],area[href]', 'href').map(judge),
    ...values('img', 'src').map(checkPicture),
  ];
  const faults = new Map<string, Problem>();
  for (const verdict of verdicts) {
    if (typeof verdict === 'object') faults.set(JSON.stringify(verdict), verdict);
  }
  const count = [...text.querySelectorAll('img')].filter((image) => !hasWords(image)).length;
  return {
    problems: [...faults.values(), ...(count > 0 ? [{ type: 'wordless', count } as const] : [])],
    external: verdicts.filter((verdict) => verdict === 'external').length,
    unjudged: verdicts.filter((verdict) => verdict === 'unknown').length,
  };
}
