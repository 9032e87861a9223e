import { useRef, useState, type RefObject } from 'react';
import type { Area } from 'react-easy-crop';
import { drawPicture } from './draw-picture';
import type { OutputType } from './output-type';

interface CropTarget {
  /** File name of the cropped picture without the extension. */
  name: string;
  /** File type of the cropped picture. */
  type: OutputType;
  onCropped: (file: File) => void;
}

/**
 * Returns the state of cropping a picture: the crop area in pixels, the position and zoom of the picture, and the
 * function that draws the crop. It resolves to whether that succeeded.
 */
export function useCrop({ name, type, onCropped }: CropTarget) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const image = useRef<RefObject<HTMLImageElement>>(undefined);

  const setImageRef = (ref: RefObject<HTMLImageElement>) => {
    image.current = ref;
  };
  const fail = () => setState('failed');
  const apply = async (): Promise<boolean> => {
    const source = image.current?.current;
    if (!source || !area || state !== 'ready') return false;
    setState('busy');
    try {
      onCropped(await drawPicture(source, area, type, name));
      return true;
    } catch {
      fail();
      return false;
    }
  };
  return { crop, setCrop, zoom, setZoom, area, setArea, state, fail, setImageRef, apply };
}

/** The state of cropping a picture, and the functions that change it. */
export type Crop = ReturnType<typeof useCrop>;
