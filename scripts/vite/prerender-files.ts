import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { NOT_FOUND_PATH } from '../../src/site/not-found-path.ts';
import { screenFiles, type ScreenFiles } from './screen-files.ts';

const COVER = new URL('../prerender/language-cover.mjs', import.meta.url);

/** File of the build data that prerendering needs in addition to the page; in `.vite/`, which is not served. */
export interface PrerenderFiles extends ScreenFiles {
  /** Fonts of the site, as `src/app/preload.ts` loads them; Chinese uses system fonts, except for `sans`. */
  fonts: Record<'sans' | 'serif', string>;
  /** The script that covers a page in another language than the visitor's. */
  cover: string;
}

/** Lists the files of each screen for `scripts/prerender`, and emits the first script of its pages. */
export function prerenderFiles(): Plugin {
  let cover: string;
  return {
    name: 'prerender-files',
    apply: 'build',
    async buildStart() {
      const source = await readFile(COVER, 'utf8');
      cover = this.emitFile({ type: 'asset', name: 'cover.js', source });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const font = (name: string) => {
          const found = Object.keys(bundle).find(
            (file) => file.startsWith(`assets/${name}-latin-`) && !file.includes('latin-ext'),
          );
          if (!found) throw new Error(`the build has no font ${name}`);
          return found;
        };
        const built = screenFiles(bundle);
        const files: PrerenderFiles = {
          ...built,
          screens: { ...built.screens, [NOT_FOUND_PATH]: built.notFound },
          fonts: { sans: font('sans'), serif: font('serif') },
          cover: this.getFileName(cover),
        };
        const source = JSON.stringify(files);
        this.emitFile({ type: 'asset', fileName: '.vite/prerender.json', source });
      },
    },
  };
}
