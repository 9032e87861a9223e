import { useState } from 'react';
import { safeUrl } from '../../lib/safe-url';
import styles from './icons.module.css';

interface IconPictureProps {
  url: string | null | undefined;
  /** Width and height in pixels. */
  size: number;
  /** What it shows; empty for one that only accompanies a text. */
  alt?: string;
}

/** An icon from data in the room kept for it; an empty plate where there is none, or it cannot be loaded. */
export function IconPicture({ url, size, alt = '' }: IconPictureProps) {
  const [broken, setBroken] = useState<string>();
  const source = safeUrl(url);
  if (!source || source === broken) {
    return (
      <span className={styles.plate} style={{ inlineSize: size, blockSize: size }} aria-hidden />
    );
  }
  return (
    <img
      className={styles.icon}
      src={source}
      alt={alt}
      width={size}
      height={size}
      onError={() => setBroken(source)}
    />
  );
}
