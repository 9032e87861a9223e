/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { specifiedOperations } from '../../mocks/specified-operations';

const FOLDER = 'src/api';

/** Maps the functions of `queries.ts` to their paths. */
const QUERY_PATHS = new Map(
  [
    ...readFileSync(join(FOLDER, 'queries.ts'), 'utf8').matchAll(
      /export const (\w+) = [^=]*=>\s*\[\s*'([^']+)'/g,
    ),
  ].map(([, name = '', path = '']) => [name, path]),
);

/** Returns the operations that a file of the data layer calls, as `GET /admin/job`. */
function callsIn(source: string): string[] {
  const constants = new Map(
    [...source.matchAll(/const (\w+) = '(.+?)'/g)].map(([, name, value]) => [name, value]),
  );
  const pathOf = (argument: string) =>
    argument.startsWith("'") ? argument.slice(1, -1) : constants.get(argument);
  const calls = [
    ...[...source.matchAll(/\.(GET|POST|PUT|DELETE)\(\s*('[^']+'|\w+)/g)].map(
      ([, method, argument]) => [method, argument] as const,
    ),
    ...[...source.matchAll(/\.GET\(\.\.\.(\w+)\(/g)].map(
      ([, name = '']) => ['GET', `'${QUERY_PATHS.get(name)}'`] as const,
    ),
    ...[...source.matchAll(/(?:send|upload)File\(('[^']+'|[A-Z_]+),/g)].map(
      ([, argument]) => ['POST', argument] as const,
    ),
  ];
  return calls.map(([method, argument = '']) => `${method} ${pathOf(argument)}`);
}

const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(name),
);

test('the data layer calls every query of queries.ts, so that its prefetched response is consumed', () => {
  const calls = FILES.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('\n');
  expect(QUERY_PATHS.size).toBeGreaterThan(10);
  expect([...QUERY_PATHS.keys()].filter((name) => !calls.includes(`GET(...${name}(`))).toEqual([]);
});

// A call counts even if no screen uses its function: knip reports exports that are not imported.
test('the data layer calls every operation of the specification, and no other', () => {
  const calledOperations = new Set(
    FILES.flatMap((name) => callsIn(readFileSync(join(FOLDER, name), 'utf8'))),
  );
  const expected = new Set(specifiedOperations);
  expect([...expected].filter((operation) => !calledOperations.has(operation))).toEqual([]);
  expect([...calledOperations].filter((operation) => !expected.has(operation))).toEqual([]);
});
