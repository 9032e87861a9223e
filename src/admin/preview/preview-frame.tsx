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
import { syncStyles, prepareFrameDocument, interceptLinks } from './frame-document';
import styles from './preview.module.css';

interface PreviewFrameProps {
  title: string;
  lang: string;
  /** Viewport size in pixels, which its media queries use, and its scale. */
  width: number;
  height: number;
  scale: number;
  onLink: (url: string) => void;
  onEscape: () => void;
  children: ReactNode;
}

/** Prepares the document of an iframe without `src` as a page of the public site. */
function useFrameDocument() {
  const [pageDocument, setPageDocument] = useState<Document>();
  const [hasStyles, setHasStyles] = useState(false);
  const attachFrame = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setPageDocument(prepareFrameDocument(frame));
  }, []);
  useEffect(() => {
    if (!pageDocument) return undefined;
    const { whenLoaded, stop } = syncStyles(pageDocument);
    let isUnmounted = false;
    void whenLoaded.then(() => {
      if (!isUnmounted) setHasStyles(true);
    });
    return () => {
      isUnmounted = true;
      stop();
      pageDocument.head.replaceChildren();
    };
  }, [pageDocument]);
  return { pageDocument, hasStyles, attachFrame };
}

/** Renders `children` in an iframe, whose size media queries use, and reports clicks on links to other pages. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, lang, width, height, scale, onLink, onEscape, children } = props;
  const { pageDocument, hasStyles, attachFrame } = useFrameDocument();
  const handleLink = useEffectEvent(onLink);
  const handleEscape = useEffectEvent(onEscape);
  useLayoutEffect(() => {
    if (!pageDocument) return;
    Object.assign(pageDocument.documentElement, languageAttributes(lang));
    Object.assign(pageDocument.body, { className: styles.page ?? '' });
  }, [pageDocument, lang]);
  useEffect(() => {
    if (!pageDocument) return undefined;
    const stopIntercepting = interceptLinks(pageDocument, (url) => handleLink(url));
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      // An enlarged picture closes first.
      if (key === 'Escape' && !pageDocument.querySelector('dialog[open]')) handleEscape();
    };
    pageDocument.addEventListener('keydown', handleKeyDown);
    return () => {
      stopIntercepting();
      pageDocument.removeEventListener('keydown', handleKeyDown);
    };
  }, [pageDocument]);
  return (
    <div
      className={styles.scaledFrame}
      style={{ inlineSize: width * scale, blockSize: height * scale }}
    >
      <iframe
        ref={attachFrame}
        title={title}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        // Firefox creates the document only now.
        onLoad={({ currentTarget }) => attachFrame(currentTarget)}
      />
      {pageDocument && hasStyles && createPortal(children, pageDocument.body)}
    </div>
  );
}
