import { useState } from 'react';
import { pictureSrcSet } from '@/lib/picture-src-set';
import { pictureUrl } from '@/lib/safe-url';
import styles from './picture.module.css';

interface PictureProps {
  src: string | null | undefined;
  /** Alternative text; empty for decorative pictures. */
  alt: string;
  /** Aspect ratio of the reserved space, and the largest width that is requested, in pixels. */
  width: number;
  height: number;
  sizes?: string;
  className?: string | undefined;
  /** Loads the picture at once and with high priority, for one in the initial viewport. */
  isEager?: boolean;
  onLoad?: (() => void) | undefined;
}

/** Renders a picture with a checked URL in reserved space; a placeholder if it is missing or fails to load. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = '100vw', className, isEager = false, onLoad } = props;
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pictureUrl(src);
  const srcSet = url && pictureSrcSet(url, width);
  const shape = { aspectRatio: `${width} / ${height}` };
  if (!url || brokenUrl === url) {
    return <div className={`${styles.placeholder} ${className ?? ''}`} style={shape} />;
  }
  return (
    <img
      className={`${styles.picture} ${className ?? ''}`}
      style={shape}
      {...(srcSet && { srcSet, sizes })}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      decoding={isEager ? 'auto' : 'async'}
      fetchPriority={isEager ? 'high' : 'auto'}
      onLoad={onLoad}
      onError={() => setBrokenUrl(url)}
    />
  );
}
