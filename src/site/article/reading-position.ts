/** The line of the screen at which people read on, in pixels below its upper edge. */
const LINE = 160;

/** How long the other version may take to appear, in milliseconds. */
const PATIENCE = 5_000;

/** Where the sections of a text begin, from the upper edge of the screen, and where the last ends. */
function edges(body: Element): number[] {
  const { top, bottom } = body.getBoundingClientRect();
  const headings = [...body.querySelectorAll('h2, h3')];
  return [top, ...headings.map((heading) => heading.getBoundingClientRect().top), bottom];
}

/**
 * Remembers where in the article on the screen somebody reads. When the version of the given id has
 * taken its place, scrolls to the same part of the same section there; where the two have different
 * sections, the page stays as it is.
 */
export function saveReadingPosition(id: string): void {
  const body = document.querySelector('[data-reading]');
  const main = document.querySelector('main');
  if (!body || !main) return;
  const tops = edges(body);
  const section = tops.findLastIndex((top) => top <= LINE);
  const [from = 0, to = 0] = tops.slice(section);
  if (section < 0 || to <= from) return;
  const part = (LINE - from) / (to - from);
  const arrival = new MutationObserver(() => {
    const version = main.querySelector(`[data-reading="${CSS.escape(id)}"]`);
    if (!version) return;
    arrival.disconnect();
    const there = edges(version);
    const [start = 0, end = 0] = there.slice(section);
    if (there.length !== tops.length) return;
    scrollTo({ top: scrollY + start + (end - start) * part - LINE });
  });
  arrival.observe(main, { childList: true, subtree: true });
  setTimeout(() => arrival.disconnect(), PATIENCE);
}
