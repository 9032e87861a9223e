import type { ViewedPicture } from '@/site/gallery/picture-viewer';

/** Narrower images are icons. */
const MIN_PICTURE_WIDTH_PX = 100;

/** Returns the `width` of an image in pixels; NaN without one, and for a percentage. */
function givenWidth(image: HTMLImageElement): number {
  const width = image.getAttribute('width') ?? '';
  return width.includes('%') ? NaN : Number.parseFloat(width);
}

/** Returns whether an image can be enlarged; images that have not loaded yet count as large. */
function isEnlargeable(image: HTMLImageElement): boolean {
  const naturalWidth = image.complete ? image.naturalWidth : MIN_PICTURE_WIDTH_PX;
  const isIcon = [naturalWidth, givenWidth(image)].some((width) => width < MIN_PICTURE_WIDTH_PX);
  return !isIcon && !image.hidden && !image.closest('a[href]');
}

function captionOf(image: HTMLImageElement): string {
  return image.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? '';
}

/**
 * Wraps the images of a stored text in buttons that enlarge them, except icons and images in links; hides images that
 * fail to load afterwards. `labelOf` returns the accessible name for a description, which may be empty. Calls
 * `openViewer` with all images that can be enlarged and the index of the clicked one. Returns a function that removes
 * the listeners.
 */
export function makePicturesEnlargeable(
  text: HTMLElement,
  labelOf: (description: string) => string,
  openViewer: (pictures: ViewedPicture[], index: number) => void,
): () => void {
  const makeEnlargeable = (image: HTMLImageElement) => {
    let button = image.closest('button');
    if (!button) {
      if (!isEnlargeable(image)) return;
      button = document.createElement('button');
      button.type = 'button';
      image.replaceWith(button);
      button.append(image);
    }
    button.setAttribute('aria-label', labelOf(image.alt || captionOf(image)));
  };
  const handleImageSettled = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'load') makeEnlargeable(target);
    else target.hidden = true;
  };
  const handleClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const images = [...text.querySelectorAll('img')].filter(isEnlargeable);
    openViewer(
      images.map((image) => ({ src: image.src, caption: captionOf(image) || image.alt })),
      images.findIndex((image) => image.parentElement === button),
    );
  };
  for (const image of text.querySelectorAll('img')) if (image.complete) makeEnlargeable(image);
  text.addEventListener('load', handleImageSettled, true);
  text.addEventListener('error', handleImageSettled, true);
  text.addEventListener('click', handleClick);
  return () => {
    text.removeEventListener('load', handleImageSettled, true);
    text.removeEventListener('error', handleImageSettled, true);
    text.removeEventListener('click', handleClick);
  };
}
