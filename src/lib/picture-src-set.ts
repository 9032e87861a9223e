import { settings } from './settings';

const WIDTHS_IN_PIXELS = [480, 960, 1440, 1920];

/**
 * Returns the `srcset` of a picture in several widths, when settings.json names the backend's width parameter
 * (`pictureWidthParameter`); undefined when it offers one size. `width` is the largest, in pixels.
 */
export function pictureSrcSet(url: string, width: number): string | undefined {
  const name = settings.pictureWidthParameter;
  if (name === undefined) return undefined;
  const sourceOfWidth = (pixels: number) => {
    const scaledUrl = new URL(url);
    scaledUrl.searchParams.set(name, String(pixels));
    return `${scaledUrl.href} ${pixels}w`;
  };
  return [...WIDTHS_IN_PIXELS.filter((pixels) => pixels < width), width]
    .map(sourceOfWidth)
    .join(', ');
}
