import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';
import styles from './picture-viewer.module.css';

/** Renders a picture of the viewer, uncropped; an error message if it fails to load. */
export function ViewerPicture({ src, alt }: { src: string; alt: string }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pictureUrl(src);
  if (!url || brokenUrl === url) {
    return (
      <p className={styles.error}>
        <Trans>Couldn’t load this picture.</Trans>
      </p>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt={alt}
      decoding="async"
      draggable={false}
      onError={() => setBrokenUrl(url)}
    />
  );
}
