import { useState } from 'react';
import { pictureSources } from '@/lib/picture-sources';
import { pictureUrl } from '@/lib/safe-url';
import styles from './picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  /** What it shows; empty for pictures that only accompany a text. */
  alt: string;
  /** Size in pixels of the picture's box, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** How wide it is shown, as `sizes` has it, where it comes in several widths. */
  sizes?: string;
  className?: string | undefined;
  /** For the one picture that a screen opens with. */
  first?: boolean;
  /** Called when it is there. */
  onLoad?: (() => void) | undefined;
}

/** A picture from data: checked address, reserved room, and a quiet plate where it is missing. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = '100vw', className, first = false, onLoad } = props;
  const [broken, setBroken] = useState<string>();
  const url = pictureUrl(src);
  const sources = url && pictureSources(url, width);
  const shape = { aspectRatio: `${width} / ${height}` };
  if (!url || broken === url) {
    return <div className={`${styles.plate} ${className ?? ''}`} style={shape} />;
  }
  return (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      style={shape}
      {...(sources && { srcSet: sources, sizes })}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'auto' : 'async'}
      fetchPriority={first ? 'high' : 'auto'}
      onLoad={onLoad}
      onError={() => setBroken(url)}
    />
  );
}
