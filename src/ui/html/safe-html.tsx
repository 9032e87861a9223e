import { useLayoutEffect, useRef } from 'react';
import { directionOf, languageTag } from '../../i18n/locales';
import { placeHeadings, type TopLevel } from './place-headings';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface SafeHtmlProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Code of the language it is written in, for its face and direction (D46). */
  lang?: string | null | undefined;
  /** The level of its highest heading; that of the heading over the text is one above. */
  top?: TopLevel | undefined;
  /** Called before it is painted, with the element that holds the text; may give a clean-up. */
  onShown?: ((text: HTMLElement) => () => void) | undefined;
}

/**
 * Shows stored HTML. The only way it reaches a page (design 7): sanitised at every rendering, as
 * nodes, never as text that is parsed again.
 */
export function SafeHtml({ html, lang, top = 2, onShown }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = sanitise(typeof html === 'string' ? html : '');
    placeHeadings(text, top);
    ref.current?.replaceChildren(text);
  }, [html, top]);
  useLayoutEffect(
    () => (ref.current && onShown ? onShown(ref.current) : undefined),
    [html, onShown],
  );
  return (
    <div
      ref={ref}
      className={styles.text}
      {...(lang && { lang: languageTag(lang), dir: directionOf(lang) })}
    />
  );
}
