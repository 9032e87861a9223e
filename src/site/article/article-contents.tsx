import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { languageAttributes } from '@/i18n/locales';
import type { Heading } from '@/site/text/headings';
import { scrollToElement } from '@/site/text/scroll-to-element';
import styles from './article-contents.module.css';

/** Width from which the table of contents is next to the text (§9). */
const WIDE_QUERY = '(min-width: 1024px)'; // oxlint-disable-line lingui/no-unlocalized-strings -- a media query

/** Distance from the upper edge at which a heading becomes current. */
const CURRENT_OFFSET_PX = 160;

/**
 * Returns whether the window is wide enough for contents next to the text; a preview has a window of its own.
 * Undefined while a page is prerendered or hydrated, when the width of the window is unknown.
 */
function useIsWide(view: Window | undefined): boolean | undefined {
  const mediaQuery = useMemo(() => view?.matchMedia(WIDE_QUERY), [view]);
  return useSyncExternalStore(
    (listener) => {
      mediaQuery?.addEventListener('change', listener);
      return () => mediaQuery?.removeEventListener('change', listener);
    },
    () => mediaQuery?.matches,
    () => undefined,
  );
}

/** Returns the id of the section at the top of the viewport; undefined before the first section. */
function useCurrentSectionId(
  headings: readonly Heading[],
  view: Window | undefined,
): string | undefined {
  const [currentId, setCurrentId] = useState<string>();
  useEffect(() => {
    if (!view) return;
    const elements = headings
      .map(({ id }) => view.document.getElementById(id))
      .filter((element) => element !== null);
    const observer = new IntersectionObserver(
      () => {
        const isReached = (element: Element) =>
          element.getBoundingClientRect().top < CURRENT_OFFSET_PX;
        setCurrentId(elements.findLast(isReached)?.id);
      },
      // Observes everything above the threshold, so that no jump is missed.
      { root: view.document, rootMargin: `999999px 0px ${CURRENT_OFFSET_PX - view.innerHeight}px` }, // oxlint-disable-line lingui/no-unlocalized-strings -- lengths
    );
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [headings, view]);
  return currentId;
}

interface ArticleContentsProps {
  headings: readonly Heading[];
  lang: string;
}

/**
 * Renders the table of contents of a long article and marks the current heading: next to the text on wide
 * screens, collapsed above it on narrow ones.
 */
export function ArticleContents({ headings, lang }: ArticleContentsProps) {
  const { t } = useLingui();
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const view = nav?.ownerDocument.defaultView ?? (globalThis.document ? window : undefined);
  const isWide = useIsWide(view);
  const currentId = useCurrentSectionId(headings, view);
  const router = useRouter();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const scrollable = list.current;
    if (!scrollable) return;
    const link = scrollable.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the list: the current entry to the middle, or to the top before the first section.
    scrollable.scrollTop = link
      ? link.offsetTop - scrollable.offsetTop - scrollable.clientHeight / 2
      : 0;
  }, [currentId]);
  const handleClick = (event: MouseEvent, id: string) => {
    const target = view?.document.getElementById(id);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollToElement(router, target);
  };
  const entries = (
    <ol ref={list} className={styles.entries} {...languageAttributes(lang)}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a
            href={`#${id}`}
            aria-current={id === currentId ? 'location' : undefined}
            onClick={(event) => handleClick(event, id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={setNav} className={styles.contents} aria-label={t`Contents`}>
      {isWide !== false && (
        <div className={isWide ? undefined : styles.wideLayout}>
          <p className={styles.label} aria-hidden>
            <Trans>Contents</Trans>
          </p>
          {entries}
        </div>
      )}
      {!isWide && (
        <details className={isWide === undefined ? styles.narrowLayout : undefined}>
          <summary className={styles.label}>
            <Trans>Contents</Trans>
          </summary>
          {entries}
        </details>
      )}
    </nav>
  );
}
