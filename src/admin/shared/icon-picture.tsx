import { PictureOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { useState } from 'react';
import { pictureUrl } from '@/lib/safe-url';

interface IconPictureProps {
  url: string | null | undefined;
  /** Width and height in pixels. */
  size: number;
  /** Alternative text; empty for a decorative icon. */
  alt?: string;
}

/** Renders an icon of fixed size; a placeholder if it is missing or cannot be loaded. */
export function IconPicture({ url, size, alt = '' }: IconPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const source = pictureUrl(url);
  if (!source || source === brokenUrl)
    return <Avatar shape="square" size={size} icon={<PictureOutlined />} aria-hidden />;
  return (
    <img
      src={source}
      alt={alt}
      width={size}
      height={size}
      style={{ objectFit: 'contain' }}
      onError={() => setBrokenUrl(source)}
    />
  );
}
