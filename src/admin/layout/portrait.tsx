import { UserOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { initials } from '../../lib/initials';
import { safeUrl } from '../../lib/safe-url';
import styles from './profile-menu.module.css';

/** A person's picture, the initials where there is none, and a plain figure while nothing is known. */
export function Portrait({ src, name }: { src: string | null | undefined; name: string }) {
  const [broken, setBroken] = useState<string>();
  const url = safeUrl(src);
  return (
    <span className={styles.portrait} aria-hidden>
      {url && url !== broken ? (
        <img src={url} alt="" width={32} height={32} onError={() => setBroken(url)} />
      ) : (
        initials(name) || <UserOutlined />
      )}
    </span>
  );
}
