import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PICTURES = fileURLToPath(new URL('../../mocks/pictures', import.meta.url));
const TYPES: Record<string, string> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };

/**
 * Serves the mock's pictures under `seed/` of the URL path `basePath` in development, with a 404 for missing files, and
 * emits them into a build.
 */
export function seedPictures(basePath: string): Plugin {
  return {
    name: 'seed-pictures',
    generateBundle() {
      for (const name of readdirSync(PICTURES)) {
        const fileName = join(basePath, 'seed', name).slice(1);
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(PICTURES, name)) });
      }
    },
    configureServer(server) {
      server.middlewares.use(basePath, (request, response) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = join(PICTURES, basename(path));
        const type = TYPES[extname(file)];
        if (!path.startsWith('/seed/') || !type || !existsSync(file)) {
          response.writeHead(404).end();
          return;
        }
        response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
        createReadStream(file).pipe(response);
      });
    },
  };
}
