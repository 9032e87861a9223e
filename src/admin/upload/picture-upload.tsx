import { PictureOutlined, StopOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Progress, Upload } from 'antd';
import { useRef, useState, type ComponentRef, type ReactNode } from 'react';
import { PICTURE_TYPES, pictureError, pictureIn } from './check-picture';
import { shrinkPicture } from './draw-picture';
import { LargePicture } from './large-picture';
import { outputType } from './output-type';
import { isHeic, preparePicture } from './phone-picture';
import { PictureActions, type PictureAction } from './picture-actions';
import styles from './picture-upload.module.css';
import { useUpload, type Transfer } from './use-upload';

/** Why a picture was not uploaded; `tooLarge` can be resized, `notResizable` could not. */
type Rejection = 'externalUrl' | 'noPicture' | 'unreadable' | 'heic' | 'tooLarge' | 'notResizable';

/**
 * Manages the upload of a picture: rejects it with a reason, offers to resize it, or uploads it and calls
 * `onUploaded` with its address. Pictures of a phone are turned and shrunk first. `transfer` replaces the default
 * request and must be stable.
 */
export function usePictureUpload(onUploaded: (url: string) => void, transfer?: Transfer) {
  const { t } = useLingui();
  const { state, send, cancel } = useUpload(transfer);
  const [rejection, setRejection] = useState<Rejection>();
  const [file, setFile] = useState<File>();
  const [isShrinking, setIsShrinking] = useState(false);
  const [uploadedPicture, setUploadedPicture] = useState<{ url: string; type: string }>();
  const [isPreparing, setIsPreparing] = useState(false);
  /** The last chosen file: the result for an earlier file is ignored. */
  const latestFile = useRef<File>(undefined);

  /** Returns the picture to upload, or why there is none. */
  const prepare = async (pickedFile: File): Promise<File | Rejection> => {
    try {
      if (await isHeic(pickedFile)) return 'heic';
      const picture = await preparePicture(pickedFile);
      const isShrinkable =
        pictureError(picture) === 'size' && outputType(picture.type) !== undefined;
      return isShrinkable ? 'tooLarge' : picture;
    } catch {
      return 'unreadable';
    }
  };
  const uploadFile = async (pickedFile: File) => {
    latestFile.current = pickedFile;
    setIsPreparing(true);
    setRejection(undefined);
    setFile(pickedFile);
    const picture = await prepare(pickedFile);
    if (latestFile.current !== pickedFile) return;
    setIsPreparing(false);
    if (typeof picture === 'string') {
      setRejection(picture);
      return;
    }
    const url = await send(picture);
    if (url === undefined) return;
    setUploadedPicture({ url, type: picture.type });
    onUploaded(url);
  };
  const cancelAll = () => {
    latestFile.current = undefined;
    setIsPreparing(false);
    setRejection(undefined);
    cancel();
  };
  const shrink = async () => {
    if (!file) return;
    setIsShrinking(true);
    const smallerFile = await shrinkPicture(file).catch(() => undefined);
    setIsShrinking(false);
    if (smallerFile) await uploadFile(smallerFile);
    else setRejection('notResizable');
  };
  const messages: Record<Rejection, string | undefined> = {
    externalUrl: t`This picture is on another website, where it may change or disappear. Save the picture as a file, and choose that file.`,
    noPicture: t`The dropped content has no picture. Drop a file: PNG, JPEG, WebP, AVIF, GIF or SVG.`,
    unreadable: t`Couldn’t read this file. It may have been moved, changed or deleted. Choose it again, or choose another one.`,
    heic: t`This is a HEIC picture, which most browsers cannot show. Export it as JPEG, and choose that file. To have an iPhone take pictures as JPEG, open Settings → Camera → Formats, and select Most Compatible.`,
    notResizable: t`Couldn’t resize this picture. Choose another one.`,
    tooLarge: undefined,
  };
  return {
    ...state,
    isSending: isPreparing || state.progress !== undefined,
    /** Whether the picture is being turned or shrunk before it is sent. */
    isPreparing,
    /** Why the last picture was rejected. */
    error: rejection ? messages[rejection] : state.error,
    /** A picture over the size limit that can be resized. */
    largeFile: rejection === 'tooLarge' ? file : undefined,
    shrink,
    isShrinking,
    /** Retries a failed upload. */
    retry: state.isOutcomeUnknown && !rejection && file ? () => void uploadFile(file) : undefined,
    /** The last uploaded picture and its type. */
    uploadedPicture,
    /** Cancels the pending upload and clears the last error. */
    cancel: cancelAll,
    uploadFile,
    reject: setRejection,
  };
}

interface PictureUploadProps {
  upload: ReturnType<typeof usePictureUpload>;
  /** Label of the picture. */
  label: string;
  /** Props of the button that selects a file. */
  buttonProps: { id: string; 'aria-invalid': boolean; 'aria-describedby': string };
  /** Label of that button without a picture. */
  chooseLabel: string;
  /** Handles a file instead of uploading it immediately. */
  onFile?: (file: File) => void;
  preview?: ReactNode;
  /** Below the buttons. */
  help?: ReactNode;
  /** Announced after the upload. */
  successMessage: ReactNode;
  /** Further actions. */
  actions?: readonly PictureAction[];
}

/**
 * Renders antd's `Upload.Dragger` for a picture that is selected, dropped or pasted, with the state of its upload.
 */
export function PictureUpload(props: PictureUploadProps) {
  const {
    upload,
    label,
    buttonProps,
    chooseLabel,
    preview,
    help,
    successMessage,
    actions = [],
  } = props;
  const { isSending, largeFile, retry } = upload;
  const { onFile = (file: File) => void upload.uploadFile(file) } = props;
  const { t } = useLingui();
  const overlayClass = preview ? (styles.overlay ?? '') : '';
  const dragger = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  // antd's own click handler would move the focus from the button, and opens the file dialog twice by keyboard.
  const openFileDialog = () => dragger.current?.nativeElement?.querySelector('input')?.click();
  const fileButtonLabel = preview ? t`Replace picture` : chooseLabel;
  const buttonLabel = isSending ? t`Cancel upload` : fileButtonLabel;
  const icon = isSending ? <StopOutlined aria-hidden /> : <PictureOutlined aria-hidden />;
  // A portrait is narrower than the whole text.
  const shortButtonLabel = isSending ? t`Cancel` : t({ message: 'Replace', context: 'picture' });
  return (
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
          <div className={preview ? styles.picture : undefined}>
            {preview}
            <Flex wrap gap={8} justify={preview ? 'center' : 'start'} className={overlayClass}>
              {/* A single button for both actions keeps the focus. */}
              <Button
                {...buttonProps}
                icon={preview ? undefined : icon}
                aria-label={buttonLabel}
                onClick={isSending ? upload.cancel : openFileDialog}
              >
                {preview ? shortButtonLabel : buttonLabel}
              </Button>
              {retry && (
                <Button onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              {actions.length > 0 && (
                <PictureActions actions={actions} isOverPicture={Boolean(preview)} />
              )}
            </Flex>
          </div>
          <Flex vertical gap={8} style={{ flex: '1 1 220px', minInlineSize: 0 }}>
            {upload.isPreparing && (
              <span role="status">
                <Trans>Preparing the picture…</Trans>
              </span>
            )}
            {isSending && !upload.isPreparing && (
              <UploadProgress progress={upload.progress ?? 0} fileName={upload.fileName} />
            )}
            {largeFile && <LargePicture file={largeFile} {...upload} />}
            {help}
            <span role="status" className="visually-hidden">
              {!isSending && successMessage}
            </span>
          </Flex>
        </Flex>
      </Upload.Dragger>
    </div>
  );
}

/** Renders the progress of an upload. */
function UploadProgress({ progress, fileName }: { progress: number; fileName: string }) {
  const { t } = useLingui();
  return (
    <Progress
      percent={Math.round(progress * 100)}
      size="small"
      status="active"
      aria-label={t`Uploading ${fileName}`}
    />
  );
}
