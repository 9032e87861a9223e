import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Modal, Radio, Slider } from 'antd';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useLocale } from '../../../i18n/use-locale';
import { drawPicture, fitWithin, LONGEST_SIDE } from './draw-picture';
import { baseName, type DrawnType } from './drawn-type';
import type { Ratio } from './crop-button';
import styles from './crop-dialog.module.css';

const START = { x: 0, y: 0 };
const LARGEST_ZOOM = 4;

/** How far a free shape goes: this many times as wide as high, or as high as wide. */
const WIDEST = 3;

interface CropDialogProps {
  /** A checked address. */
  url: string;
  /** The type that the piece is written in. */
  type: DrawnType;
  ratio: Ratio;
  onCropped: (file: File) => void;
  /** Called when the dialog has gone, however that was done. */
  onClosed: () => void;
}

function aspectOf(ratio: Ratio): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
}

/**
 * Chooses a piece of a picture: by dragging and by keys, in the given shape, the picture's own or any
 * other. Pictures that this page may not read are said to be so.
 */
export function CropDialog({ url, type, ratio, onCropped, onClosed }: CropDialogProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const id = useId();
  const [open, setOpen] = useState(true);
  // Measured only once the dialog stands still.
  const [still, setStill] = useState(false);
  const [own, setOwn] = useState<number>();
  const [shape, setShape] = useState<'given' | 'own' | 'free'>('given');
  const [free, setFree] = useState(0);
  const [crop, setCrop] = useState(START);
  const [zoom, setZoom] = useState(1);
  const [piece, setPiece] = useState<Area>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const image = useRef<RefObject<HTMLImageElement>>(undefined);
  const aspects = { given: aspectOf(ratio), own: own ?? 1, free: WIDEST ** free };
  const { width, height } = fitWithin(piece ?? { width: 1, height: 1 }, LONGEST_SIDE);

  const use = async () => {
    const source = image.current?.current;
    if (!source || !piece || busy) return;
    setBusy(true);
    try {
      const file = await drawPicture(source, piece, type, `${baseName(url)}-cropped`);
      onCropped(file);
      setOpen(false);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  const keepPiece = (_: Area, pixels: Area) => setPiece(pixels);

  return (
    <Modal
      open={open}
      width={760}
      title={<Trans>Crop the picture</Trans>}
      okText={<Trans>Use this piece</Trans>}
      okButtonProps={{ disabled: failed || !piece }}
      cancelText={<Trans>Cancel</Trans>}
      confirmLoading={busy}
      onOk={() => void use()}
      onCancel={() => setOpen(false)}
      afterOpenChange={setStill}
      afterClose={onClosed}
    >
      {failed ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t`This picture cannot be cropped here. It could not be loaded, or the site it lies on does not let it be changed. Save it as a file, choose that file, and crop it then.`}
        />
      ) : (
        <div className={styles.crop}>
          <div className={styles.stage}>
            {still && (
              <Cropper
                image={url}
                crop={crop}
                zoom={zoom}
                rotation={0}
                minZoom={1}
                maxZoom={LARGEST_ZOOM}
                zoomSpeed={0.5}
                keyboardStep={8}
                cropShape="rect"
                aspect={aspects[shape]}
                restrictPosition
                // Its style element would be against the policy (design 7): its sheet is imported above.
                disableAutomaticStylesInjection
                style={{}}
                classes={{}}
                mediaProps={{ crossOrigin: 'anonymous', onError: () => setFailed(true) }}
                cropperProps={{
                  role: 'group',
                  'aria-label': t`Piece of the picture`,
                  'aria-describedby': `${id}-help`,
                }}
                setImageRef={(ref) => {
                  image.current = ref;
                }}
                onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                  setOwn(naturalWidth / naturalHeight)
                }
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropComplete={keepPiece}
                onCropAreaChange={keepPiece}
              />
            )}
          </div>
          <p id={`${id}-help`} className={styles.help}>
            <Trans>
              Drag the picture to its place, or move it with the arrow keys. Scroll or use the
              slider to come nearer.
            </Trans>
          </p>
          <Radio.Group
            aria-label={t`Shape`}
            optionType="button"
            value={shape}
            onChange={(event) => setShape(event.target.value as typeof shape)}
            options={[
              { value: 'given', label: t`As the site shows it (${ratio})` },
              { value: 'own', label: t`As it is` },
              { value: 'free', label: t`Free` },
            ]}
          />
          {shape === 'free' && (
            <Line label={<Trans>From tall to wide</Trans>} id={`${id}-shape`}>
              <Slider
                min={-1}
                max={1}
                step={0.02}
                value={free}
                onChange={setFree}
                tooltip={{ open: false }}
                ariaLabelledByForHandle={`${id}-shape`}
              />
            </Line>
          )}
          <Line label={<Trans>Zoom</Trans>} id={`${id}-zoom`}>
            <Slider
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
          </Line>
          <p className={styles.help}>
            {piece && (
              <Trans>
                The piece has {width} × {height} pixels. It is uploaded as a new picture.
              </Trans>
            )}
          </p>
        </div>
      )}
    </Modal>
  );
}

interface LineProps {
  label: ReactNode;
  /** Id of the label, which names the slider's handle. */
  id: string;
  children: ReactNode;
}

function Line({ label, id, children }: LineProps) {
  return (
    <div className={styles.line}>
      <span id={id}>{label}</span>
      {children}
    </div>
  );
}
