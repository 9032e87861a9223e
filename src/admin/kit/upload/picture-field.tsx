import { DeleteOutlined, PictureOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Progress } from 'antd';
import { useCallback, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { safeUrl } from '../../../lib/safe-url';
import { useBeforePublish } from '../edit/edit-context';
import { FieldFrame } from '../fields/field-frame';
import styles from '../fields/fields.module.css';
import { useFieldState } from '../fields/use-field-state';
import { PICTURE_TYPES } from './check-picture';
import { useUpload } from './use-upload';

interface PictureFieldProps {
  /** The field holds the picture's address, or an empty text. */
  name: string;
  label: string;
  help?: ReactNode;
  extra?: ReactNode;
}

function pictureOf(data: DataTransfer): File | undefined {
  return [...data.files][0];
}

/** A picture of the form: chosen, dropped or pasted, uploaded at once, replaced or removed. */
export function PictureField({ name, label, help, extra }: PictureFieldProps) {
  const { t } = useLingui();
  const { value, setValue, error, control, id } = useFieldState<string>(name);
  const { state, send, cancel } = useUpload();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = state.progress !== undefined;

  const wait = useCallback(
    () => (sending ? t`“${label}” is still being uploaded. Wait for it, or cancel it.` : undefined),
    [sending, label, t],
  );
  useBeforePublish(wait);

  const take = async (file: File | undefined) => {
    if (!file) return;
    const url = await send(file);
    if (url !== undefined) setValue(url);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(pictureOf(event.dataTransfer));
  };
  return (
    <FieldFrame group {...{ id, label, extra, help, error: state.error ?? error }}>
      {/* Dropping and pasting are shortcuts of the button inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.box}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={(event) => {
          const file = pictureOf(event.clipboardData);
          if (!file) return;
          event.preventDefault();
          void take(file);
        }}
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
              ref={button}
              {...control}
              icon={<PictureOutlined />}
              disabled={sending}
              onClick={() => input.current?.click()}
            >
              {value === '' ? <Trans>Choose a picture</Trans> : <Trans>Replace the picture</Trans>}
            </Button>
            {value !== '' && !sending && (
              <Button
                icon={<DeleteOutlined />}
                onClick={() => {
                  setValue('');
                  button.current?.focus();
                }}
              >
                <Trans>Remove the picture</Trans>
              </Button>
            )}
            {sending && (
              <Button onClick={cancel}>
                <Trans>Cancel the upload</Trans>
              </Button>
            )}
          </div>
          {sending && <UploadProgress share={state.progress ?? 0} fileName={state.fileName} />}
          {value !== '' && <p className={styles.address}>{value}</p>}
        </div>
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
