import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';

/** Renders the logo of the firm; nothing if it is missing or fails to load. */
export function FirmLogo({ src, size }: { src: string | null | undefined; size: number }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pictureUrl(src);
  if (!url || url === brokenUrl) return null;
  return <img src={url} alt="" width={size} height={size} onError={() => setBrokenUrl(url)} />;
}
