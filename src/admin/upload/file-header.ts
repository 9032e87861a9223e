/** The number of bytes that are read from a file: in a JPEG, the size follows the camera's metadata. */
const HEADER_BYTES = 512 * 1024;

/** Brands of HEIF files that hold HEVC pictures; AVIF, which browsers show, has brands of its own. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Brands of any HEIF file; the brands after them show whether it holds HEVC or AV1 pictures. */
const HEIF_BRANDS = new Set(['mif1', 'msf1']);

const ORIENTATION_TAG = 0x0112;

/** The header of a JPEG; width and height are in pixels, before the picture is turned. */
interface JpegHeader {
  width: number;
  height: number;
  /** From EXIF: 1 for upright, 2 to 8 for turned or mirrored. */
  orientation: number;
}

/** Reads the beginning of a file. Rejects if the file was moved, changed or deleted. */
export async function readHeader(file: Blob): Promise<DataView> {
  return new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
}

function textAt(header: DataView, offset: number, length: number): string {
  const end = Math.min(offset + length, header.byteLength);
  let text = '';
  for (let position = offset; position < end; position += 1)
    text += String.fromCharCode(header.getUint8(position));
  return text;
}

/** Returns whether a file begins as a HEIC picture, whatever its name and type. */
export function isHeicHeader(header: DataView): boolean {
  if (textAt(header, 4, 4) !== 'ftyp') return false;
  const brand = textAt(header, 8, 4);
  if (!HEIF_BRANDS.has(brand)) return HEIC_BRANDS.has(brand);
  const otherBrands =
    textAt(header, 16, Math.max(0, header.getUint32(0) - 16)).match(/.{4}/gs) ?? [];
  return otherBrands.some((otherBrand) => HEIC_BRANDS.has(otherBrand));
}

/** Returns the orientation in the TIFF block that begins at `start`; 1 if it has none. Throws if the header ends within it. */
function readOrientation(header: DataView, start: number): number {
  const isLittleEndian = textAt(header, start, 2) === 'II';
  const directory = start + header.getUint32(start + 4, isLittleEndian);
  const count = header.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (header.getUint16(entry, isLittleEndian) === ORIENTATION_TAG)
      return header.getUint16(entry + 8, isLittleEndian);
  }
  return 1;
}

/** Returns whether a marker begins the frame of a JPEG, which contains the size. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Returns the size and orientation of a JPEG; undefined for other files, and if the header ends before the size. */
export function readJpegHeader(header: DataView): JpegHeader | undefined {
  let orientation = 1;
  try {
    if (header.getUint16(0) !== 0xffd8) return undefined;
    for (
      let position = 2;
      header.getUint8(position) === 0xff;
      position += 2 + header.getUint16(position + 2)
    ) {
      const marker = header.getUint8(position + 1);
      if (marker === 0xe1 && textAt(header, position + 4, 4) === 'Exif') {
        orientation = readOrientation(header, position + 10);
      }
      if (isFrame(marker)) {
        return {
          height: header.getUint16(position + 5),
          width: header.getUint16(position + 7),
          orientation,
        };
      }
    }
  } catch {
    // The header ends within a segment.
  }
  return undefined;
}
