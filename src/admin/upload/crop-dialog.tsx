import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Modal, Radio, Slider, Typography } from 'antd';
import { useId, useRef, useState, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useLocale } from '@/i18n/use-locale';
import { drawPicture, fitWithin, LONGEST_SIDE } from './draw-picture';
import type { OutputType } from './output-type';
import styles from './crop-dialog.module.css';

const LARGEST_ZOOM = 4;

/** Aspect ratio, such as `16:10`. */
export type Ratio = `${number}:${number}`;

interface CropDialogProps {
  /** A validated address, or a data URL. */
  url: string;
  /** File name of the cropped picture without the extension. */
  name: string;
  /** File type of the cropped picture. */
  type: OutputType;
  /** Initial aspect ratio; without it, only the picture's own is available. */
  ratio?: Ratio | undefined;
  onCropped: (file: File) => void;
  /** Uploads the whole picture, if it has not been uploaded yet. */
  onWhole?: (() => Promise<void>) | undefined;
  /** Called after the dialog is closed. */
  onClosed: () => void;
}

function aspectOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/**
 * Renders the crop dialog: a crop area for mouse and keyboard, in the given aspect ratio or the picture's own. Shows
 * an error for pictures that the page cannot read.
 */
export function CropDialog(props: CropDialogProps) {
  const { url, name, type, ratio, onCropped, onWhole, onClosed } = props;
  const { t } = useLingui();
  const { tag } = useLocale();
  const id = useId();
  const [open, setOpen] = useState(true);
  // Measured only after the opening animation.
  const [still, setStill] = useState(false);
  const [own, setOwn] = useState(1);
  const [shape, setShape] = useState<'given' | 'own'>(ratio ? 'given' : 'own');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [piece, setPiece] = useState<Area>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const image = useRef<RefObject<HTMLImageElement>>(undefined);
  const { width, height } = fitWithin(piece ?? { width: 1, height: 1 }, LONGEST_SIDE);

  const use = async () => {
    const source = image.current?.current;
    if (!source || !piece || state !== 'ready') return;
    setState('busy');
    try {
      onCropped(await drawPicture(source, piece, type, name));
      setOpen(false);
    } catch {
      setState('failed');
    }
  };
  const keepPiece = (_: Area, pixels: Area) => setPiece(pixels);

  return (
    <Modal
      open={open}
      width={760}
      title={<Trans>Crop picture</Trans>}
      okText={<Trans>Apply crop</Trans>}
      okButtonProps={{ disabled: state === 'failed' || !piece }}
      cancelText={<Trans>Cancel</Trans>}
      confirmLoading={state === 'busy'}
      onOk={() => void use()}
      onCancel={() => setOpen(false)}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          <CancelBtn />
          {onWhole && (
            <Button
              onClick={() => {
                void onWhole();
                setOpen(false);
              }}
            >
              <Trans>Use whole picture</Trans>
            </Button>
          )}
          <OkBtn />
        </>
      )}
      afterOpenChange={setStill}
      afterClose={onClosed}
    >
      {state === 'failed' ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t`This picture cannot be cropped here. It did not load, or its website does not allow changes. Save it as a file, choose that file, and crop it.`}
        />
      ) : (
        <Flex vertical gap={12}>
          <div className={styles.stage}>
            {still && (
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                maxZoom={LARGEST_ZOOM}
                zoomSpeed={0.5}
                keyboardStep={8}
                aspect={ratio && shape === 'given' ? aspectOf(ratio) : own}
                // The CSP forbids its style element (docs/architecture.md#7-security): the style sheet is imported above.
                disableAutomaticStylesInjection
                mediaProps={{ crossOrigin: 'anonymous', onError: () => setState('failed') }}
                cropperProps={{
                  role: 'group',
                  'aria-label': t`Crop area`,
                  'aria-describedby': `${id}-help`,
                }}
                setImageRef={(ref) => {
                  image.current = ref;
                }}
                onMediaLoaded={(media) => setOwn(media.naturalWidth / media.naturalHeight)}
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={keepPiece}
                onCropAreaChange={keepPiece}
              />
            )}
          </div>
          <Typography.Text id={`${id}-help`} type="secondary">
            <Trans>
              Drag the picture, or move it with the arrow keys. Scroll or use the slider to zoom.
            </Trans>
          </Typography.Text>
          {ratio && (
            <Radio.Group
              aria-label={t`Aspect ratio`}
              optionType="button"
              value={shape}
              onChange={(event) => setShape(event.target.value as typeof shape)}
              options={[
                { value: 'given', label: t`As shown on the site (${ratio})` },
                { value: 'own', label: t`Original` },
              ]}
            />
          )}
          <Flex gap={16} align="center">
            <span id={`${id}-zoom`}>
              <Trans>Zoom</Trans>
            </span>
            <Slider
              style={{ flex: 1 }}
              min={1}
              max={LARGEST_ZOOM}
              step={0.05}
              value={zoom}
              onChange={setZoom}
              tooltip={{ open: false }}
              ariaLabelledByForHandle={`${id}-zoom`}
              ariaValueTextFormatterForHandle={(value) =>
                new Intl.NumberFormat(tag, { style: 'percent' }).format(value)
              }
            />
          </Flex>
          <Typography.Text type="secondary">
            {piece && (
              <Trans>
                The crop is {width} × {height} pixels. It will be uploaded as a new picture.
              </Trans>
            )}
          </Typography.Text>
        </Flex>
      )}
    </Modal>
  );
}
