import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateResponseShapes, type Contract } from './response-shapes';

const CONTRACT = 'openapi/openapi.yaml';
const TYPES = 'src/api/schema.gen.ts';
const SHAPES = 'src/api/response-shapes.gen.ts';
const DOCUMENT = 'mocks/openapi.gen.json';

function generate(types: string, shapes: string, document: string): void {
  const run = (command: string, ...args: string[]) =>
    execFileSync('npx', ['--no-install', command, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('openapi-typescript', CONTRACT, '-o', types, '--default-non-nullable', 'false');
  run('redocly', 'bundle', CONTRACT, '--ext', 'json', '-o', document);
  writeFileSync(
    shapes,
    generateResponseShapes(JSON.parse(readFileSync(document, 'utf8')) as Contract),
  );
}

/**
 * Generates code from the contract: the client's types, the shapes by which it parses responses (docs/decisions/0011),
 * and the document that the mock validates with (docs/architecture.md#4-contract). `--check` writes nothing and fails
 * if the committed files differ.
 */
function main(): void {
  if (!process.argv.includes('--check')) {
    generate(TYPES, SHAPES, DOCUMENT);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  const [types, shapes, document] = [
    join(folder, 'schema.gen.ts'),
    join(folder, 'response-shapes.gen.ts'),
    join(folder, 'openapi.gen.json'),
  ];
  generate(types, shapes, document);
  const staleFiles = [
    [TYPES, types],
    [SHAPES, shapes],
    [DOCUMENT, document],
  ].filter(
    ([committed = '', fresh = '']) =>
      readFileSync(committed, 'utf8') !== readFileSync(fresh, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  if (staleFiles.length > 0) {
    console.error(`Stale: ${staleFiles.map(([file]) => file).join(', ')}. Run: npm run codegen`);
    process.exitCode = 1;
  }
}

try {
  main();
} catch (error) {
  // The command that failed has printed the reason.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
