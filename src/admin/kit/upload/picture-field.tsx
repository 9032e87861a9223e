import { DeleteOutlined, PictureOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress } from 'antd';
import { useCallback, useRef, type ReactNode } from 'react';
import { safeUrl } from '../../../lib/safe-url';
import { useBeforePublish } from '../edit/edit-context';
import { FieldFrame } from '../fields/field-frame';
import styles from '../fields/fields.module.css';
import { useFieldState } from '../fields/use-field-state';
import { PICTURE_TYPES } from './check-picture';
import { CropButton, type Ratio } from './crop-button';
import { LargePicture } from './large-picture';
import upload from './upload.module.css';
import { useFocusWhileSending } from './use-focus-while-sending';
import { usePictureTaking } from './use-picture-taking';

interface PictureFieldProps {
  /** The field holds the picture's address, or an empty text. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
  /** Width to height that cropping begins with: that in which the site shows it, covers being the default. */
  ratio?: Ratio;
}

/** A picture of the form: chosen, dropped or pasted, uploaded at once, cropped, replaced or removed. */
export function PictureField({ name, label, help, extra, ratio = '16:10' }: PictureFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error, control, id } = useFieldState<string>(name);
  const taking = usePictureTaking(setValue);
  const { state, take, uploaded, large } = taking;
  const input = useRef<HTMLInputElement>(null);
  const sending = state.progress !== undefined;
  const { choose, stop, focusChoose } = useFocusWhileSending(sending);

  const wait = useCallback(
    () => (sending ? t`“${label}” is still being uploaded. Wait for it, or cancel it.` : undefined),
    [sending, label, t],
  );
  useBeforePublish(wait);

  return (
    <FieldFrame
      group
      announced={taking.error !== undefined}
      {...{ id, label, extra, help, error: taking.error ?? error }}
    >
      {/* Dropping and pasting are shortcuts of the button inside. */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={`${styles.box} ${upload.target}`}
        {...taking.target}
      >
        <Preview value={value} label={label} />
        <div className={styles.picture}>
          <p>
            <Trans>Choose a picture, drop it here, or paste it.</Trans>
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept={PICTURE_TYPES.join(',')}
            aria-label={label}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
          <div className={styles.buttons}>
            <Button
              ref={choose}
              {...control}
              aria-invalid={(taking.error ?? error) !== undefined}
              icon={<PictureOutlined aria-hidden />}
              disabled={sending}
              onClick={() => input.current?.click()}
            >
              {value === '' ? <Trans>Choose a picture</Trans> : <Trans>Replace the picture</Trans>}
            </Button>
            {value !== '' && !sending && (
              <>
                <CropButton
                  url={value}
                  type={uploaded?.url === value ? uploaded.type : undefined}
                  ratio={ratio}
                  onCropped={(file) => void take(file)}
                  onClosed={focusChoose}
                />
                <Button
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => {
                    setValue('');
                    choose.current?.focus();
                  }}
                >
                  <Trans>Remove the picture</Trans>
                </Button>
              </>
            )}
            {sending && (
              <Button ref={stop} onClick={taking.cancel}>
                <Trans>Cancel the upload</Trans>
              </Button>
            )}
          </div>
          {sending && <UploadProgress share={state.progress ?? 0} fileName={state.fileName} />}
          {large && (
            <LargePicture
              key={`${large.name} ${large.lastModified}`}
              file={large}
              onSmaller={(file) => void take(file)}
              onRefused={taking.giveUp}
            />
          )}
          {value !== '' && <p className={styles.address}>{value}</p>}
          <p role="status" className="visually-hidden">
            {!sending && uploaded?.url === value && <Trans>The picture has been uploaded.</Trans>}
          </p>
        </div>
        {taking.over && (
          <p className={upload.drop}>
            <Trans>Let go to use this picture</Trans>
          </p>
        )}
      </div>
    </FieldFrame>
  );
}

function Preview({ value, label }: { value: string; label: string }) {
  const source = safeUrl(value);
  return (
    <div className={styles.preview}>
      {source ? (
        <img src={source} alt={label} width={240} height={135} />
      ) : (
        <Trans>No picture</Trans>
      )}
    </div>
  );
}

/** How much of a file has been sent. */
export function UploadProgress({ share, fileName }: { share: number; fileName: string }) {
  const { t } = useLingui();
  return (
    <Progress
      percent={Math.round(share * 100)}
      size="small"
      status="active"
      aria-label={t`Uploading ${fileName}`}
    />
  );
}
