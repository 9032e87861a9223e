import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Portal } from '@/api/portal';
import { LazyComponent } from '@/ui/lazy-component';
import { Picture } from '@/ui/picture';
import { AboutSection } from './about-section';
import { picturesOf } from './sections';
import styles from './environment-pictures.module.css';

const loadViewer = () => import('@/site/gallery/picture-viewer');

/** Renders the pictures of the offices (§3, `environmentList`); a click opens the picture viewer. */
export function EnvironmentPictures({ portal }: { portal: Portal }) {
  const { t } = useLingui();
  const [openIndex, setOpenIndex] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const pictures = picturesOf(portal);
  if (pictures.length === 0) return null;
  const close = (index: number) => {
    setOpenIndex(undefined);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <AboutSection id="office-pictures" title={<Trans>Inside our offices</Trans>} isWide>
      <ul ref={list} className={styles.pictures}>
        {pictures.map(({ src, caption }, index) => {
          const number = index + 1;
          return (
            <li key={index} className={styles.item}>
              <button
                type="button"
                className={styles.openButton}
                aria-haspopup="dialog"
                aria-label={caption || t`Picture ${number}`}
                onPointerEnter={() => void loadViewer().catch(() => undefined)}
                onClick={() => setOpenIndex(index)}
              >
                <span className={styles.frame}>
                  <Picture src={src} alt="" width={1200} height={800} className={styles.picture} />
                </span>
                {caption && <span className={styles.caption}>{caption}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {openIndex !== undefined && (
        <LazyComponent load={loadViewer} fallback={null}>
          {({ PictureViewer }) => (
            <PictureViewer pictures={pictures} initialIndex={openIndex} onClose={close} />
          )}
        </LazyComponent>
      )}
    </AboutSection>
  );
}
