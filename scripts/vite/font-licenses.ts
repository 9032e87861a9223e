import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Packages from which `npm run fonts` subsets the fonts of the site; none of their modules is in the build. */
export const FONT_PACKAGES = [
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/source-serif-4',
];

/** Serves a note about the file of licenses in development, where nothing is bundled that it could list. */
export function licensesNote(fileName: string): Plugin {
  return {
    name: 'licenses-note',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response
          .setHeader('content-type', 'text/plain')
          .end(`npm run build writes the licenses of the bundled packages to ${fileName}.\n`);
      });
    },
  };
}

/** Appends the licenses of the fonts to the file that `build.license` emits. */
export function fontLicenses(fileName: string): Plugin {
  const { resolve } = createRequire(import.meta.url);
  return {
    name: 'font-licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const licenses = bundle[fileName];
        if (licenses?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
        const texts = await Promise.all(
          FONT_PACKAGES.map(async (name) => {
            const text = await readFile(resolve(`${name}/LICENSE`), 'utf8');
            return `\n## ${name} (OFL-1.1)\n\n${text.trim()}\n`;
          }),
        );
        licenses.source = `${String(licenses.source)}${texts.join('')}`;
      },
    },
  };
}
