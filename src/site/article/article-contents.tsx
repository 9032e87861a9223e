import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import type { Heading } from '@/site/text/headings';
import { scrollToElement } from '@/site/text/scroll-to-element';
import styles from './article-contents.module.css';

/** Where the contents stand beside the text (§2). */
const WIDE = '(min-width: 1024px)'; // eslint-disable-line lingui/no-unlocalized-strings -- a media query

/** A heading counts as reached when it is this far below the upper edge, in pixels. */
const REACHED = 160;

/**
 * Whether there is room beside the text in the window that shows it: a preview has one of its own. Undefined on a
 * prerendered page, whose reader's window is not known.
 */
function useWide(view: Window | undefined): boolean | undefined {
  const query = useMemo(() => view?.matchMedia(WIDE), [view]);
  return useSyncExternalStore(
    (changed) => {
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    () => query?.matches,
    () => undefined,
  );
}

/** The id of the section that is being read; undefined before the first. */
function useCurrent(headings: readonly Heading[], view: Window | undefined): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (!view) return;
    const elements = headings
      .map(({ id }) => view.document.getElementById(id))
      .filter((element) => element !== null);
    const observer = new IntersectionObserver(
      () => {
        const reached = (element: Element) => element.getBoundingClientRect().top < REACHED;
        setCurrent(elements.findLast(reached)?.id);
      },
      // All that is above the line at which a heading is reached, so that no jump goes unnoticed.
      { root: view.document, rootMargin: `999999px 0px ${REACHED - view.innerHeight}px` }, // eslint-disable-line lingui/no-unlocalized-strings -- lengths
    );
    elements.forEach((element) => observer.observe(element));
    return () => observer.disconnect();
  }, [headings, view]);
  return current;
}

interface ArticleContentsProps {
  headings: readonly Heading[];
  /** Language and direction of the article. */
  lang: string;
  dir: string;
}

/**
 * The headings of a long article as links that lead to them, with the one being read marked: beside
 * the text on wide screens, folded above it on narrow ones.
 */
export function ArticleContents({ headings, lang, dir }: ArticleContentsProps) {
  const { t } = useLingui();
  const [nav, setNav] = useState<HTMLElement | null>(null);
  const view = nav?.ownerDocument.defaultView ?? (globalThis.document ? window : undefined);
  const wide = useWide(view);
  const current = useCurrent(headings, view);
  const router = useRouter();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const frame = list.current;
    const link = frame?.querySelector<HTMLElement>('[aria-current]');
    if (!frame || !link) return;
    // Only the list scrolls, so far that the current entry is within it.
    const above = link.offsetTop - frame.offsetTop - frame.clientHeight / 2;
    if (frame.scrollHeight > frame.clientHeight) frame.scrollTop = above;
  }, [current]);
  const follow = (event: MouseEvent, id: string) => {
    const target = view?.document.getElementById(id);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollToElement(router, target);
  };
  const entries = (
    <ol ref={list} className={styles.entries} lang={lang} dir={dir}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={(event) => follow(event, id)}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={setNav} className={styles.contents} aria-label={t`Contents`}>
      {wide !== false && (
        <div className={wide ? undefined : styles.wide}>
          <p className={styles.label} aria-hidden>
            <Trans>Contents</Trans>
          </p>
          {entries}
        </div>
      )}
      {!wide && (
        <details className={wide === undefined ? styles.narrow : undefined}>
          <summary className={styles.label}>
            <Trans>Contents</Trans>
          </summary>
          {entries}
        </details>
      )}
    </nav>
  );
}
