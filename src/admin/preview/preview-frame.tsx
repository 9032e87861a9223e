import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { languageAttributes } from '@/i18n/locales';
import { syncStyles, frameDocument, interceptLinks } from './frame-document';
import styles from './preview.module.css';

interface PreviewFrameProps {
  /** Accessible name of the iframe. */
  title: string;
  /** Code of the language of the page in the iframe. */
  lang: string;
  /** Viewport size in pixels, which its media queries use, and its scale. */
  width: number;
  height: number;
  scale: number;
  onLink: (url: string) => void;
  onEscape: () => void;
  children: ReactNode;
}

/** Prepares the document of an iframe as a page of the public site without an address. */
function useFrameDocument() {
  const [own, setOwn] = useState<Document>();
  const [hasStyles, setHasStyles] = useState(false);
  const setFrame = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setOwn(frameDocument(frame));
  }, []);
  useEffect(() => {
    if (!own) return undefined;
    const { ready, stop } = syncStyles(own);
    let isUnmounted = false;
    void ready.then(() => {
      if (!isUnmounted) setHasStyles(true);
    });
    return () => {
      isUnmounted = true;
      stop();
      own.head.replaceChildren();
    };
  }, [own]);
  return { own, hasStyles, setFrame };
}

/**
 * Renders an iframe with its own viewport, so that media queries apply to its size. It has no address: it sends no
 * requests, and its links are disabled.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, lang, width, height, scale, onLink, onEscape, children } = props;
  const { own, hasStyles, setFrame } = useFrameDocument();
  const handleLink = useEffectEvent(onLink);
  const handleEscape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!own) return;
    Object.assign(own.documentElement, languageAttributes(lang));
    Object.assign(own.body, { className: styles.page ?? '' });
  }, [own, lang]);
  useEffect(() => {
    if (!own) return undefined;
    const stopIntercepting = interceptLinks(own, (url) => handleLink(url));
    const press = ({ key }: KeyboardEvent) => {
      // An enlarged picture closes first.
      if (key === 'Escape' && !own.querySelector('dialog[open]')) handleEscape();
    };
    own.addEventListener('keydown', press);
    return () => {
      stopIntercepting();
      own.removeEventListener('keydown', press);
    };
  }, [own]);
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={setFrame}
        title={title}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        // Firefox creates the document only now.
        onLoad={({ currentTarget }) => setFrame(currentTarget)}
      />
      {own && hasStyles && createPortal(children, own.body)}
    </div>
  );
}
