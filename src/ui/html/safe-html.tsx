import { useLayoutEffect, useRef, useState } from 'react';
import { languageAttributes } from '@/i18n/locales';
import { useWasPrerendered } from '@/lib/use-hydration';
import { shiftHeadings, type TopHeadingLevel } from './shift-headings';
import styles from './rich-text.module.css';
import { sanitize } from './sanitize';
import { sanitizerWindow } from './sanitizer-window';

interface SafeHtmlProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Language code of the text, for its font and direction (D46). */
  lang?: string | null | undefined;
  /** Level of the highest heading, one level below the heading of the text. */
  topHeadingLevel?: TopHeadingLevel | undefined;
  /** Called with the text before it is inserted, also by the prerenderer. Must be referentially stable. */
  onSanitized?: ((text: DocumentFragment) => void) | undefined;
  /** Called before paint with the container element; returns a cleanup function. */
  onInserted?: ((text: HTMLElement) => () => void) | undefined;
}

/** Returns stored HTML as sanitized nodes with headings from `topHeadingLevel`. */
export function toSafeFragment(
  html: string | null | undefined,
  topHeadingLevel: TopHeadingLevel = 2,
): DocumentFragment {
  const text = sanitize(typeof html === 'string' ? html : '');
  shiftHeadings(text, topHeadingLevel);
  return text;
}

/** Returns the HTML of sanitized nodes, for a prerendered page. */
function markupOf(text: DocumentFragment): string {
  const container = sanitizerWindow.document.createElement('div');
  container.append(text);
  return container.innerHTML;
}

/**
 * Renders stored HTML, the only way to insert it into a page (docs/architecture.md#7-security): sanitizes it
 * whenever it changes and inserts nodes, never strings. The prerenderer writes the HTML of these nodes, which the
 * browser hydrates as long as the text is the same.
 */
export function SafeHtml({
  html,
  lang,
  topHeadingLevel = 2,
  onSanitized,
  onInserted,
}: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  const wasPrerendered = useWasPrerendered();
  const [innerHtml] = useState(() => {
    if (!wasPrerendered) return undefined;
    if (typeof document !== 'undefined') return { __html: '' };
    const text = toSafeFragment(html, topHeadingLevel);
    onSanitized?.(text);
    return { __html: markupOf(text) };
  });
  const isHydrating = useRef(innerHtml !== undefined);
  useLayoutEffect(() => {
    if (isHydrating.current) {
      isHydrating.current = false;
      return;
    }
    const text = toSafeFragment(html, topHeadingLevel);
    onSanitized?.(text);
    ref.current?.replaceChildren(text);
  }, [html, topHeadingLevel, onSanitized]);
  useLayoutEffect(
    () => (ref.current && onInserted ? onInserted(ref.current) : undefined),
    [html, onInserted],
  );
  return (
    <div
      ref={ref}
      className={styles.text}
      {...(innerHtml && { dangerouslySetInnerHTML: innerHtml, suppressHydrationWarning: true })}
      {...languageAttributes(lang)}
    />
  );
}
