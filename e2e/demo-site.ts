import { build, preview } from 'vite';
import { freePort } from './free-port';

const OUT = '.cache/demo';

/** Builds the demonstration, whose mock is in the page, and serves it; gives where, and the function that ends that. */
export async function startDemo(): Promise<{ url: string; stop: () => Promise<void> }> {
  const mode = 'demo';
  const minify = false;
  await build({ mode, logLevel: 'error', build: { outDir: OUT, emptyOutDir: true, minify } });
  const port = await freePort();
  const server = await preview({
    mode,
    build: { outDir: OUT },
    preview: { port, strictPort: true },
  });
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}
