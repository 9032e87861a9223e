/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Yields the paths where npm would look for a package, from the innermost folder outwards. */
function* candidatePaths(path: string, name: string): Generator<string> {
  for (
    let base = path;
    base;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))
  ) {
    yield `${base}/node_modules/${name}`;
  }
  yield `node_modules/${name}`;
}

it('package-lock.json locks the optional packages of every platform, so that npm ci works on all of them', () => {
  const missingPackages = Object.entries(packages).flatMap(
    ([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) =>
            ![...candidatePaths(path, name)].some((candidatePath) => candidatePath in packages),
        )
        .map((name) => `${path} -> ${name}`),
  );
  expect(missingPackages).toEqual([]);
});

it('package.json pins exact versions', () => {
  const allDependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  const looseVersions = Object.entries(allDependencies).filter(
    ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(looseVersions).toEqual([]);
});
