import { PictureOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';

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
  const source = pictureUrl(url);
  if (!source || source === broken)
    return <Avatar shape="square" size={size} icon={<PictureOutlined />} aria-hidden />;
  return (
    <img
      src={source}
      alt={alt}
      width={size}
      height={size}
      style={{ objectFit: 'contain' }}
      onError={() => setBroken(source)}
    />
  );
}
