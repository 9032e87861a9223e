import type { OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';

/** Whether a file carries styles of the site's screens. */
function ofSite({ moduleIds }: OutputChunk): boolean {
  return moduleIds.some((id) => /\/src\/site\/.*\.css$/.test(id));
}

/**
 * Puts the styles of all the site's screens into the one sheet of the file that holds the module
 * `home` (design 8: few requests), while the names of their classes stay in the screens' own scripts.
 */
export function oneStyleSheet(home: string): Plugin {
  return {
    name: 'one-style-sheet',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const host = chunks.find(({ moduleIds }) => moduleIds.includes(home));
        const [name] = host?.viteMetadata?.importedCss ?? [];
        const sheet = name === undefined ? undefined : bundle[name];
        if (!host || name === undefined || sheet?.type !== 'asset') {
          throw new Error('one-style-sheet: the host has no sheet');
        }
        const moved = new Set<string>();
        for (const chunk of chunks.filter((one) => one !== host && ofSite(one))) {
          const own = chunk.viteMetadata?.importedCss ?? new Set();
          own.forEach((file) => moved.add(file));
          own.clear();
        }
        moved.delete(name);
        for (const file of [...moved].sort()) {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`one-style-sheet: ${file} is missing`);
          sheet.source = `${String(sheet.source)}${String(asset.source)}`;
          Reflect.deleteProperty(bundle, file);
          // Who waits for it waits for the one sheet, which is there by then.
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${file}"`, `"${name}"`);
        }
      },
    },
  };
}
