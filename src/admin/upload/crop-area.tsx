import { Trans, useLingui } from '@lingui/react/macro';
import { Flex, Radio, Slider, Typography } from 'antd';
import { useId, useRef, useState, type RefObject } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useLocale } from '@/i18n/use-locale';
import { aspectOf, drawPicture, fitWithin, MAX_SIDE_PX, type Ratio } from './draw-picture';
import type { OutputType } from './output-type';
import styles from './crop-dialog.module.css';

const MAX_ZOOM = 4;

/**
 * Returns the state of cropping a picture: the crop area in pixels, and the position and zoom of the picture. `draw`
 * draws the crop to a file, and resolves to undefined if that failed or the crop is not ready.
 */
export function useCrop() {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const imageRef = useRef<RefObject<HTMLImageElement>>(undefined);

  const setImageRef = (ref: RefObject<HTMLImageElement>) => {
    imageRef.current = ref;
  };
  const fail = () => setState('failed');
  const draw = async (name: string, type: OutputType): Promise<File | undefined> => {
    const source = imageRef.current?.current;
    if (!source || !area || state !== 'ready') return undefined;
    setState('busy');
    try {
      return await drawPicture(source, area, type, name);
    } catch {
      fail();
      return undefined;
    }
  };
  return { position, setPosition, zoom, setZoom, area, setArea, state, fail, setImageRef, draw };
}

interface CropAreaProps {
  url: string;
  /** The initial aspect ratio; without it, only the picture's own is available. */
  ratio: Ratio | undefined;
  /** False until the dialog has opened: the area is measured after the animation. */
  isMeasurable: boolean;
  onLoadError: () => void;
  crop: ReturnType<typeof useCrop>;
}

/** Renders the crop area for mouse and keyboard, the choice of its aspect ratio, and the zoom. */
export function CropArea({ url, ratio, isMeasurable, onLoadError, crop }: CropAreaProps) {
  const { t } = useLingui();
  const { tag } = useLocale();
  const id = useId();
  const [originalAspect, setOriginalAspect] = useState(1);
  const [aspectChoice, setAspectChoice] = useState<'site' | 'original'>(
    ratio ? 'site' : 'original',
  );
  const { width, height } = fitWithin(crop.area ?? { width: 1, height: 1 }, MAX_SIDE_PX);
  const setPixels = (_: Area, pixels: Area) => crop.setArea(pixels);
  return (
    <Flex vertical gap={12}>
      <div className={styles.cropArea}>
        {isMeasurable && (
          <Cropper
            image={url}
            crop={crop.position}
            zoom={crop.zoom}
            maxZoom={MAX_ZOOM}
            zoomSpeed={0.5}
            keyboardStep={8}
            aspect={ratio && aspectChoice === 'site' ? aspectOf(ratio) : originalAspect}
            // The CSP forbids the style element that `Cropper` would inject (docs/architecture.md#7-security): its style sheet is imported above.
            disableAutomaticStylesInjection
            mediaProps={{ crossOrigin: 'anonymous', onError: onLoadError }}
            cropperProps={{
              role: 'group',
              'aria-label': t`Crop area`,
              'aria-describedby': `${id}-help`,
            }}
            setImageRef={crop.setImageRef}
            onMediaLoaded={(media) => setOriginalAspect(media.naturalWidth / media.naturalHeight)}
            onCropChange={crop.setPosition}
            onZoomChange={crop.setZoom}
            onCropComplete={setPixels}
            onCropAreaChange={setPixels}
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
          value={aspectChoice}
          onChange={(event) => setAspectChoice(event.target.value as typeof aspectChoice)}
          options={[
            { value: 'site', label: t`As shown on the site (${ratio})` },
            { value: 'original', label: t`Original` },
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
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={crop.setZoom}
          tooltip={{ open: false }}
          ariaLabelledByForHandle={`${id}-zoom`}
          ariaValueTextFormatterForHandle={(value) =>
            new Intl.NumberFormat(tag, { style: 'percent' }).format(value)
          }
        />
      </Flex>
      <Typography.Text type="secondary">
        {crop.area && (
          <Trans>
            The crop is {width} × {height} pixels. It will be uploaded as a new picture.
          </Trans>
        )}
      </Typography.Text>
    </Flex>
  );
}
