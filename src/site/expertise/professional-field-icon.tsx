import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';

/** A professional field's icon; nothing where there is none, or it cannot be read. */
export function ProfessionalFieldIcon({
  src,
  size,
}: {
  src: string | null | undefined;
  size: number;
}) {
  const [broken, setBroken] = useState<string>();
  const url = pictureUrl(src);
  if (!url || url === broken) return null;
  return <img src={url} alt="" width={size} height={size} onError={() => setBroken(url)} />;
}
