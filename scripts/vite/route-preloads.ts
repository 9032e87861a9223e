import type { Plugin } from 'vite';
import { screensOf } from './screens.ts';

/** Screens by their route file, catalogues by language and name, and the application itself. */
const SOURCES = [
  /\/src\/routes\/(.+)\.tsx\?tsr-split=component/,
  /\/locales\/(.+)\.po$/,
  /\/src\/(site-app|staff-app)\.ts$/,
];

/**
 * Writes into the built page which screens there are, and which files each of them and each language needs, as a JSON data block
 * (no script, so the policy of design 7 holds). `src/preload.ts` reads it and asks for them at once,
 * instead of after the application has started (design 8). The two Latin faces are asked for with the
 * page, since `font-display: optional` gives a late one up.
 */
export function routePreloads(): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const preloads: Record<string, string[]> = {};
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const filesOf = (fileName: string, files = new Set<string>()): Set<string> => {
          const chunk = byName.get(fileName);
          if (!chunk || files.has(fileName) || chunk.isEntry) return files;
          files.add(fileName);
          for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
          for (const imported of chunk.imports) filesOf(imported, files);
          return files;
        };
        for (const chunk of chunks) {
          for (const id of chunk.moduleIds) {
            const key = SOURCES.map((source) => source.exec(id)?.[1]).find(Boolean);
            if (key) preloads[key] = [...filesOf(chunk.fileName)].map((file) => `/${file}`);
          }
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build has no index.html');
        const list = { files: preloads, screens: screensOf(Object.keys(preloads)) };
        const json = JSON.stringify(list).replaceAll('<', '\\u003c');
        const html = String(page.source);
        const block = `<script type="application/json" id="preloads">${json}</script>`;
        const faces = Object.keys(bundle).filter((file) =>
          /-latin-wght-normal-.*\.woff2$/.test(file),
        );
        const fonts = faces.map(
          (file) =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}" />`,
        );
        page.source = html.replace(
          '<script type="module"',
          () => `${fonts.join('')}${block}<script type="module"`,
        );
        if (page.source === html) throw new Error('index.html has no module script');
      },
    },
  };
}
