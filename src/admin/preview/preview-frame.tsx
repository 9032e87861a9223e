import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { syncStyles, frameDocument, interceptLinks } from './frame-document';
import styles from './preview.module.css';

interface PreviewFrameProps {
  /** What a screen reader calls the frame. */
  title: string;
  /** BCP 47 tag and direction of the page in it. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Size of its window in pixels, which its styles answer to, and the scale it is shown at. */
  width: number;
  height: number;
  scale: number;
  onLink: (url: string) => void;
  onEscape: () => void;
  children: ReactNode;
}

/** Makes the document of a frame a page of the site without any address. */
function useFrameDocument() {
  const [own, setOwn] = useState<Document>();
  const [styled, setStyled] = useState(false);
  const take = useCallback((frame: HTMLIFrameElement | null) => {
    if (frame) setOwn(frameDocument(frame));
  }, []);
  useEffect(() => {
    if (!own) return undefined;
    const { ready, stop } = syncStyles(own);
    let gone = false;
    void ready.then(() => {
      if (!gone) setStyled(true);
    });
    return () => {
      gone = true;
      stop();
      own.head.replaceChildren();
    };
  }, [own]);
  return { own, styled, take };
}

/**
 * A window of its own size within the page, so that the styles of what is in it answer to that size.
 * It has no address: nothing is asked of any server for it, and its links lead nowhere.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, lang, dir, width, height, scale, onLink, onEscape, children } = props;
  const { own, styled, take } = useFrameDocument();
  const calls = useRef({ onLink, onEscape });
  useLayoutEffect(() => {
    calls.current = { onLink, onEscape };
  });
  useLayoutEffect(() => {
    if (own) Object.assign(own.documentElement, { lang, dir });
  }, [own, lang, dir]);
  useEffect(() => {
    if (!own) return undefined;
    const free = interceptLinks(own, (url) => calls.current.onLink(url));
    const press = ({ key }: KeyboardEvent) => {
      // A picture shown large closes first.
      if (key === 'Escape' && !own.querySelector('dialog[open]')) calls.current.onEscape();
    };
    own.addEventListener('keydown', press);
    return () => {
      free();
      own.removeEventListener('keydown', press);
    };
  }, [own]);
  return (
    <div className={styles.window} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <iframe
        ref={take}
        title={title}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height, scale: String(scale) }}
        // Firefox puts the document in place only then.
        onLoad={({ currentTarget }) => take(currentTarget)}
      />
      {own && styled && createPortal(children, own.body)}
    </div>
  );
}
