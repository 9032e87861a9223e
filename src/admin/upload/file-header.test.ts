/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { isHeicHeader, readHeader, readJpegHeader } from './file-header';

/** Returns the bytes of 16-bit numbers and texts, in the byte order of a JPEG. */
function bytes(...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string'
        ? [...part].map((character) => character.charCodeAt(0))
        : part.flatMap((number) => [number >> 8, number & 255]),
    ),
  );
}

const headerOfContent = (content: Uint8Array<ArrayBuffer>) => readHeader(new Blob([content]));
const headerOfBrands = (brands: string) =>
  headerOfContent(bytes([0, 8 + brands.length], 'ftyp', brands));

it.each([
  ['heic\0\0\0\0mif1heic', true],
  ['heix\0\0\0\0mif1heix', true],
  ['mif1\0\0\0\0mif1heic', true],
  ['msf1\0\0\0\0msf1hevc', true],
  ['avif\0\0\0\0mif1avif', false],
  ['mif1\0\0\0\0mif1avif', false],
  ['isom\0\0\0\0isommp41', false],
])('a file with the brands %j is recognized as HEIC: %s', async (brands, isHeic) => {
  expect(isHeicHeader(await headerOfBrands(brands))).toBe(isHeic);
});

it.each(['', 'ft', '\0\0\0\x18ftyp', '\0\0\xff\xffftypmif1'])(
  'a file that ends after %j is not recognized as HEIC',
  async (start) => {
    expect(isHeicHeader(await headerOfContent(bytes(start)))).toBe(false);
  },
);

/** The size of a picture of 4032 by 3024 pixels, in a JPEG. */
const FRAME_SEGMENT = bytes([0xffc0, 17], '\x08', [3024, 4032]);

/** Metadata of a camera with an orientation, in both byte orders. */
const TIFF = {
  big: (orientation: number) =>
    bytes('MM', [42, 0, 8, 2, 0x0110, 2, 0, 4, 0, 0, 0x0112, 3, 0, 1, orientation, 0, 0, 0]),
  little: (orientation: number) =>
    bytes('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', String.fromCharCode(orientation), '\0'),
};

function jpegHeader(...segments: Uint8Array<ArrayBuffer>[]) {
  return headerOfContent(
    Uint8Array.from([0xff, 0xd8, ...segments.flatMap((segment) => [...segment])]),
  );
}
const exifSegment = (tiff: Uint8Array<ArrayBuffer>) =>
  Uint8Array.from([...bytes([0xffe1, 8 + tiff.length], 'Exif\0\0'), ...tiff]);

it.each(['big', 'little'] as const)(
  'size and orientation of a JPEG with %s-endian camera metadata are read',
  async (order) => {
    const header = await jpegHeader(
      bytes([0xffe0, 4, 0]),
      exifSegment(TIFF[order](6)),
      FRAME_SEGMENT,
    );
    expect(readJpegHeader(header)).toEqual({ width: 4032, height: 3024, orientation: 6 });
  },
);

it('a JPEG without camera metadata is upright', async () => {
  expect(readJpegHeader(await jpegHeader(FRAME_SEGMENT))).toMatchObject({ orientation: 1 });
});

it('readJpegHeader returns undefined for a damaged JPEG and for other files', async () => {
  expect(readJpegHeader(await jpegHeader(FRAME_SEGMENT.slice(0, 6)))).toBeUndefined();
  expect(readJpegHeader(await jpegHeader(bytes('no marker')))).toBeUndefined();
  expect(readJpegHeader(await headerOfContent(bytes('\x89PNG')))).toBeUndefined();
  expect(readJpegHeader(await headerOfContent(bytes('')))).toBeUndefined();
});
