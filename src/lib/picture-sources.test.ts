import { afterEach, describe, expect, it } from '@jest/globals';
import { pictureSources } from './picture-sources';
import { adoptSettings, settings } from './settings';

const PICTURE = 'https://files.firm.example/a.webp?v=2';

afterEach(() => {
  delete settings.pictureWidthParameter;
});

describe('the widths of a picture', () => {
  it('are not asked for where the backend offers one size', () => {
    expect(pictureSources(PICTURE, 1280)).toBeUndefined();
  });

  it('are asked for by the parameter that the settings name, up to the whole width', () => {
    adoptSettings({ pictureWidthParameter: 'w' });
    expect(pictureSources(PICTURE, 1280)).toBe(
      'https://files.firm.example/a.webp?v=2&w=480 480w, https://files.firm.example/a.webp?v=2&w=960 960w, https://files.firm.example/a.webp?v=2&w=1280 1280w',
    );
  });

  it('are not asked for by what is no name of a parameter', () => {
    expect(adoptSettings({ pictureWidthParameter: 'w=1&x' })).toEqual(['pictureWidthParameter']);
    expect(pictureSources(PICTURE, 1280)).toBeUndefined();
  });
});
