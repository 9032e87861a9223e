import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';

/** Renders an icon of the site's content, such as the firm's logo; nothing if it is missing or fails to load. */
export function UploadedIcon({ src, size }: { src: string | null | undefined; size: number }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = pictureUrl(src);
  if (!url || url === brokenUrl) return null;
  return <img src={url} alt="" width={size} height={size} onError={() => setBrokenUrl(url)} />;
}
