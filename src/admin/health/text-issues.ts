import { decodeUriPart } from '@/lib/decode-uri-part';
import { parseInertHtml } from '@/admin/shared/inert-html';
import type { Problem } from './issue';
import { checkLink, checkPicture, type LinkTargets, type LinkVerdict } from './link-issues';

interface TextIssues {
  problems: Problem[];
  /** The number of addresses of other sites, of links and pictures. */
  externalLinks: number;
  uncheckedInternalLinks: number;
}

/** Returns whether a picture has alternative text or a title, an empty `alt` and a caption, or is decorative. */
function hasAltText(image: Element): boolean {
  const alt = image.getAttribute('alt');
  if (alt?.trim() || image.getAttribute('title')?.trim()) return true;
  if (image.getAttribute('aria-hidden') === 'true') return true;
  if (['presentation', 'none'].includes(image.getAttribute('role') ?? '')) return true;
  const caption = image.closest('figure')?.querySelector('figcaption');
  return alt !== null && Boolean(caption?.textContent.trim());
}

/** Checks an untrusted text's links, picture addresses and alternative texts, in a document that runs and loads nothing. */
export function findTextIssues(html: string, targets: LinkTargets): TextIssues {
  const text = parseInertHtml(html);
  const attributeValues = (selector: string, name: string) =>
    [...text.querySelectorAll(selector)].map((element) => element.getAttribute(name)?.trim() ?? '');
  const anchors = new Set([...attributeValues('[id]', 'id'), ...attributeValues('[name]', 'name')]);
  const checkUrl = (url: string): LinkVerdict => {
    if (!url.startsWith('#')) return checkLink(url, targets);
    const fragment = decodeUriPart(url.slice(1));
    const leadsToAnchor = fragment === '' || fragment === 'top' || anchors.has(fragment);
    return leadsToAnchor ? 'ok' : { type: 'broken-link', url };
  };
  const verdicts = [
    ...attributeValues('a[href],area[href]', 'href').map(checkUrl),
    ...attributeValues('img', 'src').map(checkPicture),
  ];
  const problems = new Map<string, Problem>();
  for (const verdict of verdicts) {
    if (typeof verdict === 'object') problems.set(JSON.stringify(verdict), verdict);
  }
  const count = [...text.querySelectorAll('img')].filter((image) => !hasAltText(image)).length;
  return {
    problems: [
      ...problems.values(),
      ...(count > 0 ? [{ type: 'missing-alt', count } as const] : []),
    ],
    externalLinks: verdicts.filter((verdict) => verdict === 'external').length,
    uncheckedInternalLinks: verdicts.filter((verdict) => verdict === 'unknown').length,
  };
}
