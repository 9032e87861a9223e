import type { HtmlTagDescriptor, Plugin } from 'vite';
import { findScreenFiles } from './screen-files.ts';

/**
 * Writes into the page what every visit needs, the application's files and its style sheet, and which files each screen
 * and message catalog needs, as a JSON data block (no script, so the policy allows it,
 * docs/architecture.md#7-security). `src/app/preload.ts` reads the block. Changes no other file: their names contain
 * hashes of their content, and browsers revalidate only the page.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle) throw new Error('page-preloads: the build has no bundle');
        const { application, screens, messages, filesAfterRender } = findScreenFiles(bundle);
        const files: string[] = [];
        const sizeOf = (file: string) => {
          const output = bundle[file];
          return output?.type === 'chunk' ? output.code.length : (output?.source.length ?? 0);
        };
        const indexesOf = (filesByName: Record<string, string[]>) =>
          Object.fromEntries(
            Object.entries(filesByName).map(([name, fileNames]) => [
              name,
              // The largest first: over HTTP/1.1, it would otherwise wait for a connection, and arrive long after the others.
              fileNames
                .toSorted((a, b) => sizeOf(b) - sizeOf(a))
                .map((file) => {
                  const path = `/${file}`;
                  return files.includes(path) ? files.indexOf(path) : files.push(path) - 1;
                }),
            ]),
          );
        const preloads = {
          screens: indexesOf(screens),
          messages: indexesOf(messages),
          filesAfterRender: indexesOf(filesAfterRender),
          files,
        };
        // `whenApplicationLoaded` waits for the scripts.
        const links = application.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: {
            ...(file.endsWith('.css')
              ? { rel: 'stylesheet' }
              : { 'data-application': true, rel: 'modulepreload' }),
            crossorigin: true,
            href: `/${file}`,
          },
          injectTo: 'head',
        }));
        const block: HtmlTagDescriptor = {
          tag: 'script',
          attrs: { type: 'application/json', id: 'preloads' },
          children: JSON.stringify(preloads).replaceAll('<', '\\u003c'),
          injectTo: 'head',
        };
        return [...links, block];
      },
    },
  };
}
