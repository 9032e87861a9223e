import { afterEach, describe, expect, it } from '@jest/globals';
import { pictureSrcSet } from './picture-src-set';
import { applySettings, settings } from './settings';

const PICTURE = 'https://files.firm.example/a.webp?v=2';

afterEach(() => {
  delete settings.pictureWidthParameter;
});

describe('pictureSrcSet', () => {
  it('returns undefined when the backend offers one size', () => {
    expect(pictureSrcSet(PICTURE, 1280)).toBeUndefined();
  });

  it('lists the widths with the parameter of the settings, up to the full width', () => {
    applySettings({ pictureWidthParameter: 'w' });
    expect(pictureSrcSet(PICTURE, 1280)).toBe(
      'https://files.firm.example/a.webp?v=2&w=480 480w, https://files.firm.example/a.webp?v=2&w=960 960w, https://files.firm.example/a.webp?v=2&w=1280 1280w',
    );
  });

  it('returns undefined when the setting is not a parameter name', () => {
    expect(applySettings({ pictureWidthParameter: 'w=1&x' })).toEqual(['pictureWidthParameter']);
    expect(pictureSrcSet(PICTURE, 1280)).toBeUndefined();
  });
});
