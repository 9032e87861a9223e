import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const SOURCE = 'public/favicon.svg';
const OUTPUT = 'public';

/** Colors of `ui/tokens.css`: the accent, in the corners of the home-screen icon, and the paper, behind the share picture. */
const ACCENT = '#7c2230';
const PAPER = '#fbf9f5';

const svg = readFileSync(SOURCE);

/** Renders the emblem as a square PNG. `density` keeps it sharp: the file is 48 pixels wide at 72. */
const renderEmblem = (size: number, background?: string) => {
  const image = sharp(svg, { density: (72 * size) / 48 }).resize(size, size);
  return (background ? image.flatten({ background }) : image)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** Packs PNG pictures into an ICO file: a header, an entry of 16 bytes for each, then the pictures. */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entryOffset = 6 + 16 * index;
    header.writeUInt8(size, entryOffset);
    header.writeUInt8(size, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/**
 * Renders the icons of browsers and home screens and the default picture of shared links from `public/favicon.svg`.
 * `npm run icons` writes them to `public/`, where they are committed; run it after a change of the emblem.
 */
async function main(): Promise<void> {
  const write = (name: string, bytes: Buffer) => writeFileSync(`${OUTPUT}/${name}`, bytes);
  const icons = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await renderEmblem(size) })),
  );
  write('favicon.ico', packIco(icons));
  // Home screens round the corners themselves.
  write('apple-touch-icon.png', await renderEmblem(180, ACCENT));
  write('icon-192.png', await renderEmblem(192));
  write('icon-512.png', await renderEmblem(512));
  const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: PAPER } });
  const input = await renderEmblem(300);
  write(
    'share.png',
    await card.composite([{ input }]).png({ palette: true, compressionLevel: 9 }).toBuffer(),
  );
}

await main();
