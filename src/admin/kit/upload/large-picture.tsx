import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocale } from '../../../i18n/use-locale';
import { PICTURE_MEGABYTES, pictureFault } from './check-picture';
import { LONGEST_SIDE, shrinkPicture } from './draw-picture';
import { drawnType } from './drawn-type';
import styles from './upload.module.css';

interface LargePictureProps {
  file: File;
  /** Called with a picture that is small enough. */
  onSmaller: (file: File) => void;
  /** Called when it could not be made small enough. */
  onRefused: () => void;
}

/** What is said of a picture over the limit (D48): it can be made smaller here instead of being refused. */
export function LargePicture({ file, onSmaller, onRefused }: LargePictureProps) {
  const { tag } = useLocale();
  const [busy, setBusy] = useState(false);
  const { name } = file;
  const megabytes = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(
    file.size / 1024 / 1024,
  );
  const shrink = async () => {
    setBusy(true);
    const type = drawnType(file.type) ?? 'image/webp';
    const smaller = await shrinkPicture(file, type)
      // A photograph kept as PNG stays large whatever its size.
      .then((drawn) => (pictureFault(drawn) === 'size' ? shrinkPicture(file, 'image/webp') : drawn))
      .catch(() => undefined);
    if (smaller && pictureFault(smaller) === undefined) onSmaller(smaller);
    else onRefused();
  };
  return (
    <div className={styles.large} role="alert">
      <p>
        <Trans>
          “{name}” has {megabytes} MB, and {PICTURE_MEGABYTES} MB are the most a picture may have.
          It can be made smaller here, to {LONGEST_SIDE} pixels on its longest side, which is enough
          for every screen of the site.
        </Trans>
      </p>
      <Button loading={busy} onClick={() => void shrink()}>
        <Trans>Make it smaller and upload it</Trans>
      </Button>
    </div>
  );
}
