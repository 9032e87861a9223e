import { build, preview } from 'vite';
import { findFreePort } from './free-port';

const FOLDER = '.cache/demo';

/** Builds and serves the demo, whose mock runs in the page; returns its URL and a function that stops the server. */
export async function startDemo(): Promise<{ url: string; stop: () => Promise<void> }> {
  const mode = 'demo';
  const minify = false;
  await build({ mode, logLevel: 'error', build: { outDir: FOLDER, emptyOutDir: true, minify } });
  const port = await findFreePort();
  const server = await preview({
    mode,
    build: { outDir: FOLDER },
    preview: { port, strictPort: true },
  });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
