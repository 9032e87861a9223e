import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { NOT_FOUND_PATH } from '../../src/site/not-found-path.ts';
import { findScreenFiles, type ScreenFiles } from './screen-files.ts';

const HIDE_OTHER_LANGUAGE = new URL('../prerender/hide-other-language.mjs', import.meta.url);

/**
 * Content of `.vite/prerender.json`: build data that prerendering needs in addition to the page. The folder is not
 * served.
 */
export interface PrerenderFiles extends ScreenFiles {
  /** Fonts of the site, as `src/app/preload.ts` loads them; Chinese uses system fonts, except for `sans`. */
  fonts: Record<'sans' | 'serif', string>;
  /** The script that hides a page in another language than the visitor's. */
  languageScript: string;
}

/** Lists the files of each screen for `scripts/prerender`, and emits the first script of its pages. */
export function prerenderFiles(): Plugin {
  let languageScript: string;
  return {
    name: 'prerender-files',
    apply: 'build',
    async buildStart() {
      const source = await readFile(HIDE_OTHER_LANGUAGE, 'utf8');
      languageScript = this.emitFile({ type: 'asset', name: 'hide-other-language.js', source });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const font = (name: string) => {
          const fileName = Object.keys(bundle).find(
            (file) => file.startsWith(`assets/${name}-latin-`) && !file.includes('latin-ext'),
          );
          if (!fileName) throw new Error(`The build has no font ${name}`);
          return fileName;
        };
        const builtFiles = findScreenFiles(bundle);
        const files: PrerenderFiles = {
          ...builtFiles,
          screens: { ...builtFiles.screens, [NOT_FOUND_PATH]: builtFiles.notFound },
          fonts: { sans: font('sans'), serif: font('serif') },
          languageScript: this.getFileName(languageScript),
        };
        const source = JSON.stringify(files);
        this.emitFile({ type: 'asset', fileName: '.vite/prerender.json', source });
      },
    },
  };
}
