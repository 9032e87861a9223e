import type { HtmlTagDescriptor, Plugin } from 'vite';

/** A screen's route file, the frame of the back office, or a catalogue of words, by their module. */
const SCREEN = /\/src\/routes\/(?:_site\/)?(.+)\.tsx\?tsr-split=component/;
const WORDS = /\/locales\/(.+)\.po$/;
const APPLICATION = /\/src\/site-app\.ts$/;

/** A route file's path as the router writes it: `people/detail.$id` is `/people/detail/$id`. */
const pathOf = (route: string) => `/${route.replaceAll('.', '/').replace(/\/index$/, '')}`;

/**
 * Writes into the page what every visit needs, the application's files and its style sheet, and as a JSON
 * data block (no script, so the policy of design 7 holds) which files each screen and catalogue needs.
 * `src/preload.ts` reads the block. The page is never stored; no other file is touched, since their names
 * belong to their bytes.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) throw new Error('page-preloads: there is no bundle');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const filesOf = (fileName: string, found = new Set<string>()): Set<string> => {
          const chunk = byName.get(fileName);
          if (!chunk || found.has(fileName) || html.includes(fileName)) return found;
          found.add(fileName);
          for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
          for (const imported of chunk.imports) filesOf(imported, found);
          return found;
        };
        const holding = (module: RegExp) =>
          chunks.flatMap(({ fileName, moduleIds }) =>
            moduleIds.flatMap((id) => {
              const found = module.exec(id);
              return found ? [{ name: found[1] ?? '', files: filesOf(fileName) }] : [];
            }),
          );
        const application = holding(APPLICATION)[0]?.files;
        if (!application) throw new Error('page-preloads: the build has no application');
        const files: string[] = [];
        const placesOf = (wanted: Set<string>) =>
          [...wanted]
            .filter((file) => !application.has(file))
            .map((file) => {
              const path = `/${file}`;
              return files.includes(path) ? files.indexOf(path) : files.push(path) - 1;
            });
        const listed = {
          screens: Object.fromEntries(
            holding(SCREEN).map(({ name, files: own }) => [pathOf(name), placesOf(own)]),
          ),
          words: Object.fromEntries(
            holding(WORDS).map(({ name, files: own }) => [name, placesOf(own)]),
          ),
          files,
        };
        // The file that holds the application itself comes first; `applicationArrived` waits for it.
        const links = [...application].map((file, place): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: {
            ...(place === 0 && { id: 'application' }),
            rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head',
        }));
        const block: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'preloads' },
          children: JSON.stringify(listed).replaceAll('<', '\\u003c'),
          injectTo: 'head',
        };
        return [...links, block];
      },
    },
  };
}
