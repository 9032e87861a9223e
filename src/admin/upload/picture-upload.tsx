import { PictureOutlined, StopOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Progress, Upload } from 'antd';
import { useRef, useState, type ComponentProps, type ComponentRef, type ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { FieldFrame } from '@/admin/fields/field-frame';
import { useIsLeft } from '@/admin/shared/use-is-left';
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES, pictureIn } from './check-picture';
import { MAX_SIDE_PX, shrinkPicture } from './draw-picture';
import { PictureActions, type PictureAction } from './picture-actions';
import styles from './picture-upload.module.css';
import type { UploadState } from './use-picture-upload';

interface PictureUploadProps extends Pick<
  ComponentProps<typeof FieldFrame>,
  'id' | 'help' | 'extra' | 'error'
> {
  upload: UploadState;
  label: string;
  /** The label of the button that selects a file, while the field has no picture. */
  chooseLabel: string;
  /** Handles a file instead of uploading it immediately. */
  onFile?: (file: File) => void;
  preview?: ReactNode;
  /** Rendered next to the buttons, below the progress. */
  details?: ReactNode;
  /** Announced to screen readers after the upload. */
  successMessage: ReactNode;
  actions?: readonly PictureAction[];
  children?: ReactNode;
}

/** Renders the field for a picture that is selected, dropped or pasted, with the state of its upload. */
export function PictureUpload(props: PictureUploadProps) {
  const { upload, id, label, help, extra, children } = props;
  const error = upload.error ?? props.error;
  const { onFile = (file: File) => void upload.uploadFile(file) } = props;
  const dragger = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  return (
    <FieldFrame
      isGroup
      announcesError={upload.error !== undefined}
      {...{ id, label, help, extra, error }}
    >
      <div
        role="group"
        aria-label={label}
        onPaste={(event) => {
          const pastedPicture = pictureIn(event.clipboardData);
          if (pastedPicture === 'noPicture') return;
          event.preventDefault();
          if (pastedPicture === 'externalUrl') upload.reject(pastedPicture);
          else onFile(pastedPicture);
        }}
      >
        <Upload.Dragger
          ref={dragger}
          aria-label={label}
          accept={PICTURE_TYPES.join(',')}
          hasControlInside
          openFileDialogOnClick={false}
          showUploadList={false}
          styles={{ trigger: { cursor: 'auto', textAlign: 'start' } }}
          customRequest={({ file }: { file: unknown }) => file instanceof File && onFile(file)}
          onDrop={({ dataTransfer }) => {
            const droppedPicture = pictureIn(dataTransfer);
            if (typeof droppedPicture === 'string') upload.reject(droppedPicture);
          }}
        >
          <Flex wrap gap={12} align="center">
            <PictureButtons
              {...props}
              error={error}
              // antd's own click handler would move the focus from the button, and opens the file dialog twice by keyboard.
              openFileDialog={() => dragger.current?.nativeElement?.querySelector('input')?.click()}
            />
            <UploadStatus {...props} />
          </Flex>
        </Upload.Dragger>
      </div>
      {children}
    </FieldFrame>
  );
}

function PictureButtons(props: PictureUploadProps & { openFileDialog: () => void }) {
  const { upload, id, error, chooseLabel, preview, actions = [], openFileDialog } = props;
  const { isBusy, retry } = upload;
  const { t } = useLingui();
  const fileButtonLabel = preview ? t`Replace picture` : chooseLabel;
  const buttonLabel = isBusy ? t`Cancel upload` : fileButtonLabel;
  const icon = isBusy ? <StopOutlined aria-hidden /> : <PictureOutlined aria-hidden />;
  // A portrait is narrower than the full label.
  const shortButtonLabel = isBusy ? t`Cancel` : t({ message: 'Replace', context: 'picture' });
  const mainButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={preview ? styles.picture : undefined}>
      {preview}
      <Flex
        wrap
        gap={8}
        justify={preview ? 'center' : 'start'}
        className={preview ? (styles.overlay ?? '') : ''}
      >
        {/* A single button for both actions keeps the focus. */}
        <Button
          ref={mainButton}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help ${id}-error`}
          icon={preview ? undefined : icon}
          aria-label={buttonLabel}
          onClick={isBusy ? upload.cancel : openFileDialog}
        >
          {preview ? shortButtonLabel : buttonLabel}
        </Button>
        {retry && (
          <Button
            onClick={() => {
              // The retry removes this button.
              mainButton.current?.focus();
              retry();
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        )}
        <PictureActions actions={actions} isOverPicture={Boolean(preview)} />
      </Flex>
    </div>
  );
}

function UploadStatus({ upload, details, successMessage }: PictureUploadProps) {
  const { t } = useLingui();
  const { isPreparing, isBusy, transmission, largeFile } = upload;
  const fileName = transmission?.fileName;
  return (
    <Flex vertical gap={8} style={{ flex: '1 1 220px', minInlineSize: 0 }}>
      {isPreparing && (
        <span role="status">
          <Trans>Preparing the picture…</Trans>
        </span>
      )}
      {!isPreparing && transmission && (
        <Progress
          percent={Math.round(transmission.progress * 100)}
          size="small"
          status="active"
          aria-label={t`Uploading ${fileName}`}
        />
      )}
      {largeFile && <LargePicture file={largeFile} upload={upload} />}
      {details}
      <span role="status" className="visually-hidden">
        {!isBusy && successMessage}
      </span>
    </Flex>
  );
}

/** Renders the message for a picture over the size limit (D48), and the button that resizes it. */
function LargePicture({ file, upload }: { file: File; upload: UploadState }) {
  const { tag } = useLocale();
  const [isShrinking, setIsShrinking] = useState(false);
  const isLeft = useIsLeft();
  const { name, size } = file;
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  // Rounded up, so that the size is above the limit in the message, too.
  const megabytes = format.format(Math.ceil((size / 1024 / 1024) * 10) / 10);
  const shrink = async () => {
    setIsShrinking(true);
    const smallerFile = await shrinkPicture(file).catch(() => undefined);
    // The user has chosen another picture in the meantime, or closed the field.
    if (isLeft.current) return;
    if (smallerFile) await upload.uploadFile(smallerFile);
    else upload.reject('notResizable');
  };
  return (
    <Alert
      type="warning"
      role="alert"
      title={
        // Not as the alert's `action`, which has no room on a phone.
        <Flex wrap gap={8} align="center">
          <span style={{ flex: '1 1 200px' }}>
            <Trans>
              “{name}” is {megabytes} MB, and the limit is {MAX_PICTURE_MEGABYTES} MB. Resize it to
              at most {MAX_SIDE_PX} pixels on its longest side, which is enough for every screen of
              the site.
            </Trans>
          </span>
          <Button loading={isShrinking} onClick={() => void shrink()}>
            <Trans>Resize and upload</Trans>
          </Button>
        </Flex>
      }
    />
  );
}
