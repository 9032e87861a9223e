import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** antd and what belongs to it, by the names under which the sources import them. */
const ENTRIES = {
  antd: 'antd/es/index.js',
  '@ant-design/icons': '@ant-design/icons/es/index.js',
  '@ant-design/cssinjs': '@ant-design/cssinjs/es/index.js',
};

const made = createHash('sha256');
for (const from of ['package-lock.json', 'scripts/jest/libraries.ts'])
  made.update(readFileSync(from));
const FOLDER = `.cache/jest-libraries/${made.digest('hex').slice(0, 12)}`;

/** Where Jest finds each of them, as its `moduleNameMapper` asks for it. */
export const LIBRARIES = Object.fromEntries(
  Object.keys(ENTRIES).map((name) => [`^${name}$`, `<rootDir>/${FOLDER}/${name}.mjs`]),
);

/**
 * Bundles antd and its icons into a few files, once for each lockfile: every test file evaluates its modules again, and
 * of the 2,600 that a screen of the back office came to 2,000 were these. Jest runs it before the tests.
 */
export default async function bundleLibraries(): Promise<void> {
  if (existsSync(FOLDER)) return;
  const { build } = await import('vite');
  const entry = Object.entries(ENTRIES).map(([name, path]) => [name, `node_modules/${path}`]);
  await build({
    configFile: false,
    publicDir: false,
    // As tests they would give every element the same id, and a dialog the name of another.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
    build: {
      outDir: FOLDER,
      target: 'es2023',
      minify: false,
      lib: {
        entry: Object.fromEntries(entry) as Record<string, string>,
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
      rollupOptions: {
        // One React for them and the application.
        external: /^react(-dom)?($|\/)/,
        output: { chunkFileNames: '[name].mjs' },
      },
    },
  });
}
