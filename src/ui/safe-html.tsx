import { useLayoutEffect, useRef } from 'react';
import { directionOf, languageTag } from '../i18n/locales';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface SafeHtmlProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Code of the language it is written in, for its face and direction (D46). */
  lang?: string | null | undefined;
  /** Called before it is painted, with the element that holds the text; may give a clean-up. */
  onShown?: ((text: HTMLElement) => () => void) | undefined;
}

/**
 * Shows stored HTML. The only way it reaches a page (design 7): sanitised at every rendering, as
 * nodes, never as text that is parsed again.
 */
export function SafeHtml({ html, lang, onShown }: SafeHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitise(typeof html === 'string' ? html : ''));
  }, [html]);
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
