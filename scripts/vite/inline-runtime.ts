import type { Plugin } from 'vite';

const IMPORT = /import\{([^}]*)\}from"\.\/(rolldown-runtime-[\w-]+\.js)";/;

/** `a as b,c` of an import as the pattern that takes the same names out of an object: `a:b,c`. */
function asPattern(names: string): string {
  return names.replaceAll(/([\w$]+) as ([\w$]+)/g, '$1:$2');
}

/**
 * Moves the bundler's few helpers, which would be a request of their own on every page (design 8),
 * into the file that holds the module `home`; the others take them from there. Fails the build
 * when the bundler writes them in another form.
 */
export function inlineRuntime(home: string): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ fileName }) => fileName.includes('/rolldown-runtime-'));
        const host = chunks.find(({ moduleIds }) => moduleIds.includes(home));
        const parts = /^(.*?)export\{([^}]*)\};?\s*$/s.exec(runtime?.code ?? '');
        if (!runtime || !host || !parts) throw new Error('inline-runtime: no runtime, or no host');
        const [, code = '', exported = ''] = parts;
        const helpers = exported.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1');
        for (const chunk of chunks) {
          if (!chunk.imports.includes(runtime.fileName)) continue;
          const found = IMPORT.exec(chunk.code);
          if (!found) throw new Error(`inline-runtime: ${chunk.fileName} imports in another form`);
          const pattern = asPattern(found[1] ?? '');
          const own = chunk === host;
          const file = host.fileName.split('/').at(-1) ?? '';
          const taken = own
            ? `const $helpers=(()=>{${code}return{${helpers}}})(),{${pattern}}=$helpers;export{$helpers};`
            : `import{$helpers}from"./${file}";const{${pattern}}=$helpers;`;
          chunk.code = chunk.code.replace(IMPORT, () => taken);
          const others = chunk.imports.filter((name) => name !== runtime.fileName);
          chunk.imports = own ? others : [...new Set([...others, host.fileName])];
        }
        if (!host.code.includes('$helpers')) throw new Error('inline-runtime: the host has none');
        Reflect.deleteProperty(bundle, runtime.fileName);
      },
    },
  };
}
