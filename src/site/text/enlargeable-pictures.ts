/** Narrower pictures are icons: there is nothing to enlarge. */
const ICON = 100;

interface TextPicture {
  src: string;
  caption: string;
}

/** Whether it is worth enlarging, as far as is known: what has not arrived counts. */
function isPicture(image: HTMLImageElement): boolean {
  const arrived = image.complete ? image.naturalWidth : ICON;
  const width = Math.min(arrived, Number(image.getAttribute('width') ?? ICON));
  return width >= ICON && !image.hidden && !image.closest('a[href]');
}

function captionOf(image: HTMLImageElement): string {
  return image.closest('figure')?.querySelector('figcaption')?.textContent.trim() ?? '';
}

/**
 * Makes the pictures of a stored text open large: each that has arrived, is no icon and no link gets
 * a button around it, called `name` of what it shows (empty when unsaid). One that does not arrive leaves no broken mark. `open` is called with all
 * pictures of the text and the one that was chosen. Gives what ends it.
 */
export function makePicturesEnlargeable(
  text: HTMLElement,
  name: (shown: string) => string,
  open: (pictures: TextPicture[], at: number) => void,
): () => void {
  const offer = (image: HTMLImageElement) => {
    let button = image.closest('button');
    if (!button) {
      if (!isPicture(image)) return;
      button = document.createElement('button');
      button.type = 'button';
      image.replaceWith(button);
      button.append(image);
    }
    button.setAttribute('aria-label', name(image.alt || captionOf(image)));
  };
  const arrive = ({ type, target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return;
    if (type === 'load') offer(target);
    else target.hidden = true;
  };
  const choose = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest('button');
    if (!chosen) return;
    const images = [...text.querySelectorAll('img')].filter(isPicture);
    open(
      images.map((image) => ({ src: image.src, caption: captionOf(image) || image.alt })),
      images.findIndex((image) => image.parentElement === chosen),
    );
  };
  for (const image of text.querySelectorAll('img')) if (image.complete) offer(image);
  text.addEventListener('load', arrive, true);
  text.addEventListener('error', arrive, true);
  text.addEventListener('click', choose);
  return () => {
    text.removeEventListener('load', arrive, true);
    text.removeEventListener('error', arrive, true);
    text.removeEventListener('click', choose);
  };
}
