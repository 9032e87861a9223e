import { ExclamationCircleFilled, UploadOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from 'antd';
import { useRef } from 'react';
import { PICTURE_TYPES } from '../../kit/upload/check-picture';
import { LargePicture } from '../../kit/upload/large-picture';
import { UploadProgress } from '../../kit/upload/picture-field';
import upload from '../../kit/upload/upload.module.css';
import { useFocusWhileSending } from '../../kit/upload/use-focus-while-sending';
import { usePictureTaking } from '../../kit/upload/use-picture-taking';
import type { Transfer } from '../../kit/upload/use-upload';
import styles from '../icons.module.css';

interface IconUploadProps {
  /** Adds a picture to the library; must be stable. */
  transfer: Transfer;
  onUploaded: (url: string) => void;
}

/** Takes a picture into the library: chosen, dropped or pasted, checked before it is sent (D48). */
export function IconUpload({ transfer, onUploaded }: IconUploadProps) {
  const { t } = useLingui();
  const taking = usePictureTaking(onUploaded, transfer);
  const { state, take, large, uploaded } = taking;
  const input = useRef<HTMLInputElement>(null);
  const sending = state.progress !== undefined;
  const { choose, stop } = useFocusWhileSending(sending);
  return (
    // Dropping and pasting are shortcuts of the button inside.
    <div
      role="group"
      aria-label={t`Add an icon`}
      className={`${styles.upload} ${upload.target}`}
      {...taking.target}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        aria-label={t`Add an icon`}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <div className={styles.buttons}>
        <Button
          ref={choose}
          icon={<UploadOutlined aria-hidden />}
          disabled={sending}
          aria-invalid={taking.error !== undefined}
          aria-describedby="icon-upload-help icon-upload-error"
          onClick={() => input.current?.click()}
        >
          <Trans>Upload an icon</Trans>
        </Button>
        {sending && (
          <Button ref={stop} onClick={taking.cancel}>
            <Trans>Cancel the upload</Trans>
          </Button>
        )}
      </div>
      <p id="icon-upload-help" className={styles.help}>
        <Trans>
          Choose a file, drop it here, or paste it. A square drawing in one colour suits best: SVG,
          or PNG, WebP, JPEG, AVIF, GIF, up to 5 MB.
        </Trans>
      </p>
      {sending && <UploadProgress share={state.progress ?? 0} fileName={state.fileName} />}
      {large && (
        <LargePicture
          key={`${large.name} ${large.lastModified}`}
          file={large}
          onSmaller={(file) => void take(file)}
          onRefused={taking.giveUp}
        />
      )}
      <p id="icon-upload-error" className={styles.error} role="alert">
        {taking.error && (
          <>
            <ExclamationCircleFilled aria-hidden /> {taking.error}
          </>
        )}
      </p>
      <p role="status" className="visually-hidden">
        {!sending && !taking.error && uploaded && (
          <Trans>The icon has been added and is chosen.</Trans>
        )}
      </p>
      {taking.over && (
        <p className={upload.drop}>
          <Trans>Let go to add this icon</Trans>
        </p>
      )}
    </div>
  );
}
