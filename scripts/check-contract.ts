import { execFileSync } from 'node:child_process';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createClient } from '@hey-api/openapi-ts';
import { compileErrors, validate } from '@readme/openapi-parser';

const SOURCE = 'openapi/openapi.yaml';
const BUNDLE = './mocks/openapi.gen.json';
const CLIENT = '.cache/contract-client';

function run(command: string, ...args: string[]): void {
  try {
    execFileSync('npx', ['--no-install', command, ...args], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(String((error as { stdout?: Buffer }).stdout ?? error), { cause: error });
  }
}

/** Third-party tools that read the contract. Each throws if it rejects the contract. */
const TOOLS: Record<string, () => void | Promise<void>> = {
  'swagger-parser (source)': async () => {
    await SwaggerParser.validate(SOURCE);
  },
  'openapi-parser (bundle)': async () => {
    const result = await validate(BUNDLE);
    if (!result.valid || result.warnings.length > 0) throw new Error(compileErrors(result));
  },
  'spectral (bundle)': () => {
    run('spectral', 'lint', BUNDLE, '--fail-severity', 'hint');
  },
  'openapi-ts (bundle)': async () => {
    await createClient({
      input: BUNDLE,
      output: CLIENT,
      plugins: ['@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    });
    run(
      'tsc',
      ...['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--target', 'es2022'],
      ...['--moduleResolution', 'bundler', `${CLIENT}/index.ts`],
    );
  },
};

/**
 * Checks that third-party parsers, a linter and a generator can read the contract (docs/architecture.md#4-contract).
 */
async function main(): Promise<void> {
  for (const [name, check] of Object.entries(TOOLS)) {
    try {
      await check();
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

await main();
