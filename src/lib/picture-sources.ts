import { settings } from './settings';

/** The widths in pixels that are asked for where the backend makes pictures of any width. */
const WIDTHS = [480, 960, 1440, 1920];

/**
 * The same picture in several widths, as `srcset` has it, where settings.json names the parameter that a backend takes for
 * them (`pictureWidthParameter`); undefined where it offers one size. `width` is that of the whole picture, in pixels.
 */
export function pictureSources(url: string, width: number): string | undefined {
  const name = settings.pictureWidthParameter;
  if (name === undefined) return undefined;
  const sized = (pixels: number) => {
    const one = new URL(url);
    one.searchParams.set(name, String(pixels));
    return `${one.href} ${pixels}w`;
  };
  return [...WIDTHS.filter((pixels) => pixels < width), width].map(sized).join(', ');
}
