/** Distance of the reading position from the upper edge of the viewport. */
const READING_OFFSET_PX = 160;

/** Timeout for the version to render. */
const TIMEOUT_MS = 5_000;

/** Returns the upper edges of the sections and the end of the last, relative to the viewport. */
function sectionTops(body: Element): number[] {
  const { top, bottom } = body.getBoundingClientRect();
  const headings = [...body.querySelectorAll('h2, h3')];
  return [top, ...headings.map((heading) => heading.getBoundingClientRect().top), bottom];
}

/**
 * Preserves the reading position when another language version of the article opens: once the version with the given
 * id is rendered, scrolls to the same position in the same section. Does not scroll if the number of sections differs.
 */
export function preserveReadingPosition(versionId: string): void {
  const body = document.querySelector('[data-reading]');
  const main = document.querySelector('main');
  if (!body || !main) return;
  const tops = sectionTops(body);
  const sectionIndex = tops.findLastIndex((top) => top <= READING_OFFSET_PX);
  const [sectionStart = 0, sectionEnd = 0] = tops.slice(sectionIndex);
  if (sectionIndex < 0 || sectionEnd <= sectionStart) return;
  const ratio = (READING_OFFSET_PX - sectionStart) / (sectionEnd - sectionStart);
  const observer = new MutationObserver(() => {
    const versionBody = main.querySelector(`[data-reading="${CSS.escape(versionId)}"]`);
    if (!versionBody) return;
    observer.disconnect();
    const topsOfVersion = sectionTops(versionBody);
    const [start = 0, end = 0] = topsOfVersion.slice(sectionIndex);
    if (topsOfVersion.length !== tops.length) return;
    scrollTo({ top: scrollY + start + (end - start) * ratio - READING_OFFSET_PX });
  });
  observer.observe(main, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), TIMEOUT_MS);
}
