import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { ViewedPicture } from '@/site/gallery/picture-viewer';
import { LazyComponent } from '@/ui/lazy-component';
import type { TopHeadingLevel } from '@/ui/html/shift-headings';
import { SafeHtml } from '@/ui/html/safe-html';
import { identifyHeadings, type Heading } from './headings';
import { makePicturesEnlargeable } from './enlargeable-pictures';
import { scrollToSharedElement } from './scroll-to-element';
import { followLinks } from './text-links';

interface StoredTextProps {
  html: string | null | undefined;
  lang?: string | null | undefined;
  topHeadingLevel?: TopHeadingLevel;
  /** Called with the headings of the text before paint. Must be referentially stable. */
  onHeadings?: (headings: Heading[]) => void;
}

/** Matches the generated ids of headings (`s-1`) and of link targets within the text (`t-1`). */
const GENERATED_ID_HASH_PATTERN = /^#[st]-\d+$/;

const loadViewer = () => import('@/site/gallery/picture-viewer');

/**
 * Renders stored HTML for visitors: links to public screens (§2) use the router, links within the text, such as
 * footnotes, scroll to and focus their target, and images can be enlarged.
 */
export function StoredText({ html, lang, topHeadingLevel, onHeadings }: StoredTextProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [viewerState, setViewerState] = useState<{
    pictures: ViewedPicture[];
    initialIndex: number;
  }>();
  const hasScrolled = useRef(false);
  const handleInserted = useCallback(
    (text: HTMLElement) => {
      onHeadings?.(identifyHeadings(text));
      const { hash } = location;
      // Scrolls to the position of a shared link once the text is rendered.
      if (!hasScrolled.current && GENERATED_ID_HASH_PATTERN.test(hash)) {
        const sharedTarget = text.querySelector(hash);
        if (sharedTarget) scrollToSharedElement(sharedTarget);
      }
      hasScrolled.current = true;
      const labelOf = (picture: string) => (picture ? t`Enlarge: ${picture}` : t`Enlarge picture`);
      const cleanups = [
        followLinks(text, router),
        makePicturesEnlargeable(text, labelOf, (pictures, initialIndex) =>
          setViewerState({ pictures, initialIndex }),
        ),
      ];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    [t, router, onHeadings],
  );
  return (
    <>
      <SafeHtml
        {...{ html, lang, topHeadingLevel }}
        onSanitized={onHeadings && identifyHeadings}
        onInserted={handleInserted}
      />
      {viewerState && (
        <LazyComponent load={loadViewer} fallback={null}>
          {({ PictureViewer }) => (
            <PictureViewer {...viewerState} onClose={() => setViewerState(undefined)} />
          )}
        </LazyComponent>
      )}
    </>
  );
}
