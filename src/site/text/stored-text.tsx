import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { LazyPart } from '@/ui/lazy-part';
import type { TopLevel } from '@/ui/html/place-headings';
import { SafeHtml } from '@/ui/html/safe-html';
import { headingsOf, type Heading } from './headings';
import { makePicturesEnlargeable } from './enlargeable-pictures';
import { followLinks } from './text-links';

interface StoredTextProps {
  /** Stored HTML, untrusted. */
  html: string | null | undefined;
  /** Code of the language it is written in. */
  lang?: string | null | undefined;
  /** The level of its highest heading. */
  top?: TopLevel;
  /** Called with the headings of the text before it is painted. Its identity must not change. */
  onHeadings?: (headings: Heading[]) => void;
}

const loadViewer = () => import('@/site/gallery/picture-viewer');

/**
 * Stored HTML as visitors read it: links to other screens go through the router, footnotes lead to
 * their place and back, pictures open large (§2).
 */
export function StoredText({ html, lang, top, onHeadings }: StoredTextProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [viewed, setViewed] = useState<{
    pictures: { src: string; caption: string }[];
    at: number;
  }>();
  const arrived = useRef(false);
  const shown = useCallback(
    (text: HTMLElement) => {
      onHeadings?.(headingsOf(text));
      const { hash } = location;
      // A shared place: whoever opens the page finds it, once the text is there.
      if (!arrived.current && /^#[st]-\d+$/.test(hash)) text.querySelector(hash)?.scrollIntoView();
      arrived.current = true;
      const name = (picture: string) => (picture ? t`Enlarge: ${picture}` : t`Enlarge the picture`);
      const ends = [
        followLinks(text, router),
        makePicturesEnlargeable(text, name, (pictures, at) => setViewed({ pictures, at })),
      ];
      return () => ends.forEach((end) => end());
    },
    [t, router, onHeadings],
  );
  return (
    <>
      <SafeHtml {...{ html, lang, top }} onMade={onHeadings && headingsOf} onShown={shown} />
      {viewed && (
        <LazyPart load={loadViewer} fallback={null}>
          {({ PictureViewer }) => (
            <PictureViewer {...viewed} onClose={() => setViewed(undefined)} />
          )}
        </LazyPart>
      )}
    </>
  );
}
