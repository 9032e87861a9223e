import { expect, it } from '@jest/globals';
import { makePicturesEnlargeable } from './enlargeable-pictures';

it.each([
  [null, true],
  ['640', true],
  ['100%', true],
  ['50%', true],
  ['16', false],
  ['16px', false],
])(
  'makePicturesEnlargeable wraps a loaded image with the width %s in a button: %j',
  (width, isWrapped) => {
    const text = document.createElement('div');
    const image = document.createElement('img');
    // jsdom loads no images.
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 1200 } });
    if (width) image.setAttribute('width', width);
    text.append(image);
    makePicturesEnlargeable(
      text,
      () => 'Enlarge',
      () => undefined,
    );
    expect(image.closest('button') !== null).toBe(isWrapped);
  },
);
