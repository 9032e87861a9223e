import { PictureOutlined, StopOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Progress, Upload } from 'antd';
import { useRef, useState, type ComponentRef, type ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { PICTURE_MEGABYTES, PICTURE_TYPES, pictureError, pictureIn } from './check-picture';
import { LONGEST_SIDE, shrinkPicture } from './draw-picture';
import { outputType } from './output-type';
import { useUpload, type Transfer } from './use-upload';

/** Why something was not tried: an address, nothing at all, not to be read, over the limit, or over it for good. */
type Refused = 'address' | 'nothing' | 'unread' | 'large' | 'stuck';

/**
 * How a picture gets to the server: refused with a reason, offered to be made smaller, or uploaded, after
 * which `onUploaded` is called with its address. `transfer` sends it elsewhere than other files, and must be stable.
 */
export function usePictureUpload(onUploaded: (url: string) => void, transfer?: Transfer) {
  const { t } = useLingui();
  const { state, send, cancel } = useUpload(transfer);
  const [refused, setRefused] = useState<Refused>();
  const [file, setFile] = useState<File>();
  const [shrinking, setShrinking] = useState(false);
  const [uploaded, setUploaded] = useState<{ url: string; type: string }>();

  const take = async (taken: File) => {
    setFile(taken);
    const shrinkable = pictureError(taken) === 'size' && outputType(taken.type) !== undefined;
    setRefused(shrinkable ? 'large' : undefined);
    if (shrinkable) return;
    const url = await send(taken);
    if (url === undefined) return;
    setUploaded({ url, type: taken.type });
    onUploaded(url);
  };
  const shrink = async () => {
    if (!file) return;
    setShrinking(true);
    const smaller = await shrinkPicture(file).catch(() => undefined);
    setShrinking(false);
    if (smaller) await take(smaller);
    else setRefused('stuck');
  };
  const words: Record<Refused, string | undefined> = {
    address: t`This is the address of a picture elsewhere, which may change or go away. Save the picture as a file, and choose that file.`,
    nothing: t`There is no picture in what was dropped. Drop a file: PNG, JPEG, WebP, AVIF, GIF or SVG.`,
    unread: t`This file could not be read: it may have been moved, changed or deleted. Choose it again, or another one.`,
    stuck: t`This picture could not be made smaller here. Choose another one.`,
    large: undefined,
  };
  return {
    ...state,
    sending: state.progress !== undefined,
    /** Why the last one was not taken. */
    error: refused ? words[refused] : state.error,
    /** A picture over the limit that can be made smaller. */
    large: refused === 'large' ? file : undefined,
    shrink,
    shrinking,
    /** Sends again what did not get through. */
    retry: state.lost && !refused && file ? () => void take(file) : undefined,
    /** What was uploaded last, and its type. */
    uploaded,
    cancel,
    take,
    refuse: setRefused,
  };
}

interface PictureUploadProps {
  upload: ReturnType<typeof usePictureUpload>;
  /** What it is that is uploaded. */
  label: string;
  /** What the button carries that chooses a file. */
  control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string };
  /** On that button. */
  choose: string;
  /** What is done with a file instead of sending it at once. */
  onFile?: (file: File) => void;
  preview?: ReactNode;
  /** Below the buttons. */
  help?: ReactNode;
  /** Is read out when the upload has been done. */
  done: ReactNode;
  /** More buttons. */
  children?: ReactNode;
}

/** Where a picture is chosen, dropped or pasted: antd's `Upload.Dragger`, with what becomes of the picture. */
export function PictureUpload(props: PictureUploadProps) {
  const { upload, label, control, choose, preview, help, done, children } = props;
  const { sending, large, retry } = upload;
  const { onFile = (file: File) => void upload.take(file) } = props;
  const area = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  // antd's own click would take the focus from the button, and opens twice by keyboard.
  const open = () => area.current?.nativeElement?.querySelector('input')?.click();
  return (
    <div
      role="group"
      aria-label={label}
      onPaste={(event) => {
        const found = pictureIn(event.clipboardData);
        if (found === 'nothing') return;
        event.preventDefault();
        if (found === 'address') upload.refuse(found);
        else onFile(found);
      }}
    >
      <Upload.Dragger
        ref={area}
        aria-label={label}
        accept={PICTURE_TYPES.join(',')}
        hasControlInside
        openFileDialogOnClick={false}
        showUploadList={false}
        styles={{ trigger: { cursor: 'auto', textAlign: 'start' } }}
        customRequest={({ file }: { file: unknown }) => file instanceof File && onFile(file)}
        onDrop={({ dataTransfer }) => {
          const found = pictureIn(dataTransfer);
          if (typeof found === 'string') upload.refuse(found);
        }}
      >
        <Flex wrap gap={12} align="center">
          {preview}
          <Flex vertical gap={8} style={{ flex: '1 1 220px', minInlineSize: 0 }}>
            <Flex wrap gap={8}>
              {/* One button for both, so that it keeps the focus. */}
              <Button
                {...control}
                icon={sending ? <StopOutlined aria-hidden /> : <PictureOutlined aria-hidden />}
                onClick={sending ? upload.cancel : open}
              >
                {sending ? <Trans>Cancel the upload</Trans> : choose}
              </Button>
              {retry && (
                <Button onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              )}
              {children}
            </Flex>
            {sending && <UploadProgress share={upload.progress ?? 0} fileName={upload.fileName} />}
            {large && <LargePicture file={large} {...upload} />}
            {help}
            <span role="status" className="visually-hidden">
              {!sending && done}
            </span>
          </Flex>
        </Flex>
      </Upload.Dragger>
    </div>
  );
}

interface LargePictureProps {
  file: File;
  shrinking: boolean;
  shrink: () => Promise<void>;
}

/** What is said of a picture over the limit (D48): it can be made smaller here instead of being refused. */
function LargePicture({ file: { name, size }, shrinking, shrink }: LargePictureProps) {
  const { tag } = useLocale();
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const megabytes = format.format(size / 1024 / 1024);
  return (
    <Alert
      type="warning"
      role="alert"
      title={
        // Not as the alert's `action`, which finds no room on a telephone.
        <Flex wrap gap={8} align="center">
          <span style={{ flex: '1 1 200px' }}>
            <Trans>
              “{name}” has {megabytes} MB, and {PICTURE_MEGABYTES} MB are the most a picture may
              have. It can be made smaller here, to {LONGEST_SIDE} pixels on its longest side, which
              is enough for every screen of the site.
            </Trans>
          </span>
          <Button loading={shrinking} onClick={() => void shrink()}>
            <Trans>Make it smaller and upload it</Trans>
          </Button>
        </Flex>
      }
    />
  );
}

/** How much of a file has been sent. */
function UploadProgress({ share, fileName }: { share: number; fileName: string }) {
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
