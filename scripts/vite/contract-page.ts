import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { writeContractPage } from '../contract/page.ts';

const FILE = '.cache/contract/contract.html';

/** Serves the current contract as a page at `/contract.html` in development (docs/architecture.md#4-contract). */
export function contractPage(): Plugin {
  return {
    name: 'contract-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/contract.html', (_, response, next) => {
        writeContractPage(FILE)
          .then(() => readFile(FILE))
          .then((html) => response.setHeader('content-type', 'text/html').end(html))
          .catch(next);
      });
    },
  };
}
