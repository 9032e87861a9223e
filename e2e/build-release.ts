import { build, type Plugin } from 'vite';

/** Returns a plugin that appends a line to modules, by their paths, and fails a build without one of them. */
function appendLines(lines: Readonly<Record<string, string>>): Plugin {
  const remaining = new Map(Object.entries(lines));
  return {
    name: 'append-lines',
    enforce: 'pre',
    transform(code, id) {
      const [path] = [...remaining.keys()].filter((end) => id.endsWith(`/${end}`));
      if (path === undefined) return null;
      const line = remaining.get(path) ?? '';
      remaining.delete(path);
      return { code: `${code}\n${line}\n`, map: null };
    },
    buildEnd(error) {
      if (!error && remaining.size > 0)
        this.error(`The build does not contain these modules: ${[...remaining.keys()].join(', ')}`);
    },
  };
}

/** Builds the site as for the browser tests, with a line appended to some modules. */
export async function buildRelease(
  outDir: string,
  lines: Readonly<Record<string, string>>,
): Promise<void> {
  await build({
    mode: 'mock',
    logLevel: 'error',
    plugins: [appendLines(lines)],
    build: { outDir, emptyOutDir: true },
  });
}
