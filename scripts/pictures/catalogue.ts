import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeWebp } from './encode.ts';
import type { Sheet } from './encode.ts';
import { bars, structure, timeline } from './flat/figures.ts';
import { iconFiles, markFile } from './flat/icons.ts';
import { officeMap } from './flat/office-map.ts';
import { drawPicture } from './picture.ts';
import type { Picture } from './picture.ts';
import { drawPortrait } from './portrait/portrait.ts';
import { SITTERS } from './portrait/sitters.ts';
import { colonnade } from './scenes/colonnade.ts';
import { files, pages, seal } from './scenes/covers-desk.ts';
import { cranes, ship } from './scenes/covers-harbour.ts';
import { bridge, pylons, turbines } from './scenes/covers-land.ts';
import { reports, servers, tableFromAbove } from './scenes/covers-office.ts';
import { goBoard, ledger, scales, threads } from './scenes/covers-order.ts';
import { circuit, cityPlan } from './scenes/covers-plan.ts';
import { arches, facades, nightWindows, portico } from './scenes/covers-street.ts';
import { construction, eaves, wellFromAbove } from './scenes/covers-structure.ts';
import { library } from './scenes/library.ts';
import { moonGate } from './scenes/moon-gate.ts';
import { teaRoom, terrace } from './scenes/outdoors.ts';
import { meetingRoom, readingCorner, reception } from './scenes/rooms.ts';
import { BANNER, COVER, ROOM } from './scenes/sizes.ts';
import { skyline } from './scenes/skyline.ts';
import { stairWindow } from './scenes/stair-window.ts';
import { staircase } from './scenes/staircase.ts';

/** The folder of the mock's pictures and the icon of the site, from the root of the repository. */
const FOLDER = 'mocks/pictures';
const FAVICON = 'public/favicon.svg';

/** Most bytes by kind; look.md allows 60 KB for any one picture, and the whole set has to stay light. */
const WEIGHT = { banner: 60, environment: 54, portrait: 25, cover: 40, figure: 40 } as const;

const BANNERS = [colonnade, staircase, skyline, library, moonGate];
const ENVIRONMENTS = [reception, readingCorner, meetingRoom, stairWindow, terrace, teaRoom];
const COVERS = [
  arches,
  files,
  seal,
  scales,
  bridge,
  cranes,
  turbines,
  circuit,
  ledger,
  portico,
  cityPlan,
  facades,
  nightWindows,
  ship,
  pages,
  threads,
  wellFromAbove,
  servers,
  construction,
  pylons,
  eaves,
  goBoard,
  reports,
  tableFromAbove,
];
const FIGURES = [timeline, structure, bars, officeMap];

/** A file to draw: its path and the work that writes it and gives its bytes and quality. */
export interface Job {
  readonly path: string;
  readonly draw: () => Promise<{ bytes: number; quality: number }>;
}

/** Every picture of the mock, in the order of the file names. */
export function createJobs(root: string): readonly Job[] {
  const two = (i: number) => String(i + 1).padStart(2, '0');
  const raster = (
    name: string,
    kind: keyof typeof WEIGHT,
    width: number,
    height: number,
    make: () => Sheet | string,
  ): Job => {
    const path = join(FOLDER, `${name}.webp`);
    return {
      path,
      draw: () => writeWebp(join(root, path), make(), width, height, WEIGHT[kind] * 1024),
    };
  };
  const modelled = (
    kind: 'banner' | 'environment' | 'cover',
    name: string,
    { width, height }: { readonly width: number; readonly height: number },
    build: () => Picture,
  ): Job => raster(name, kind, width, height, () => drawPicture(build()));
  const vector = (path: string, svg: string): Job => ({
    path,
    draw: async () => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), svg);
      return { bytes: Buffer.byteLength(svg), quality: 100 };
    },
  });
  return [
    ...BANNERS.map((build, i) => modelled('banner', `banner-${String(i + 1)}`, BANNER, build)),
    ...ENVIRONMENTS.map((build, i) =>
      modelled('environment', `environment-${String(i + 1)}`, ROOM, build),
    ),
    ...SITTERS.map((sitter, i) =>
      raster(`portrait-${two(i)}`, 'portrait', 800, 1000, () =>
        drawPortrait(sitter, 800, 1000, 1.5),
      ),
    ),
    ...COVERS.map((build, i) => modelled('cover', `cover-${two(i)}`, COVER, build)),
    ...FIGURES.map((build, i) => raster(`figure-${String(i + 1)}`, 'figure', 1200, 750, build)),
    ...iconFiles().map((svg, i) => vector(join(FOLDER, `icon-${two(i)}.svg`), svg)),
    vector(join(FOLDER, 'logo.svg'), markFile()),
    vector(FAVICON, markFile()),
  ];
}
