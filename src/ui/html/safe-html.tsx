import { useLayoutEffect, useRef, useState } from 'react';
import { directionOf, languageTag } from '@/i18n/locales';
import { useHydrated } from '@/lib/use-prerendered';
import { placeHeadings, type TopLevel } from './place-headings';
import styles from './rich-text.module.css';
import { sanitize } from './sanitize';
import { sanitizerWindow } from './sanitizer-window';

interface SafeHtmlProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Code of the language it is written in, for its face and direction (D46). */
  lang?: string | null | undefined;
  /** The level of its highest heading; that of the heading over the text is one above. */
  top?: TopLevel | undefined;
  /** Called with the text before it is placed, by a prerendering server as well. Its identity must not change. */
  onMade?: ((text: DocumentFragment) => void) | undefined;
  /** Called before it is painted, with the element that holds the text; may give a clean-up. */
  onShown?: ((text: HTMLElement) => () => void) | undefined;
}

/** Stored HTML as harmless nodes, its headings from the level `top` on. */
export function safeText(html: string | null | undefined, top: TopLevel = 2): DocumentFragment {
  const text = sanitize(typeof html === 'string' ? html : '');
  placeHeadings(text, top);
  return text;
}

/** The markup of harmless nodes, for a prerendered page. */
function markupOf(text: DocumentFragment): string {
  const frame = sanitizerWindow.document.createElement('div');
  frame.append(text);
  return frame.innerHTML;
}

/**
 * Shows stored HTML. The only way it reaches a page (design 7): sanitised at every rendering, as
 * nodes, never as text that is parsed again. A prerendering server writes the markup of these nodes; the browser
 * takes over what it finds there, as long as the text is the same.
 */
export function SafeHtml({ html, lang, top = 2, onMade, onShown }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const prerendered = useHydrated();
  const [inner] = useState(() => {
    if (!prerendered) return undefined;
    if (typeof document !== 'undefined') return { __html: '' };
    const text = safeText(html, top);
    onMade?.(text);
    return { __html: markupOf(text) };
  });
  const taken = useRef(inner !== undefined);
  useLayoutEffect(() => {
    if (taken.current) {
      taken.current = false;
      return;
    }
    const text = safeText(html, top);
    onMade?.(text);
    ref.current?.replaceChildren(text);
  }, [html, top, onMade]);
  useLayoutEffect(
    () => (ref.current && onShown ? onShown(ref.current) : undefined),
    [html, onShown],
  );
  return (
    <div
      ref={ref}
      className={styles.text}
      {...(inner && { dangerouslySetInnerHTML: inner, suppressHydrationWarning: true })}
      {...(lang && { lang: languageTag(lang), dir: directionOf(lang) })}
    />
  );
}
