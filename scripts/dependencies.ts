import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { FONT_PACKAGES } from './vite/font-licenses';

const LIST = 'docs/dependencies.md';

/** A package in the lockfile. */
interface LockedPackage {
  name?: string;
  version: string;
  license?: string;
  /** npm's flags: `dev` if only development requires the package, `optional` if only optional dependencies do, `devOptional` if only both together do. */
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** Release dates of the used and of the newest version. */
interface ReleaseDates {
  usedVersionDate: string;
  newestVersionDate: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  overrides: Record<string, string>;
};

/** Reason of each override in package.json, and when to remove it. */
const OVERRIDE_REASONS: Record<string, string> = {
  'oxc-parser':
    'knip and Storybook want different versions, each with some 20 packages for the platforms. Both work with this one. Remove when both want the same.',
};

/** Returns the row of an override. Throws if it has no reason. */
function formatOverride([name, version]: [name: string, version: string]): string {
  const reason = OVERRIDE_REASONS[name];
  if (!reason) throw new Error(`scripts/dependencies.ts has no reason for the override of ${name}`);
  return `| ${name} | ${version} | ${reason} |`;
}

/** Returns the paths of packages that the direct dependencies require; `@types` contain no code. */
function transitiveOf(directDependencies: readonly string[]): string[] {
  return Object.keys(packages).filter((path) => {
    const { dev, devOptional, optional } = packages[path] ?? {};
    const isBundled = !dev && !devOptional && !optional && !path.includes('/@types/');
    return isBundled && path !== '' && !directDependencies.includes(path);
  });
}

const nameOf = (path: string) =>
  packages[path]?.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
const formatCells = (path: string) => {
  const { version = '', license = 'unknown' } = packages[path] ?? {};
  return `| ${nameOf(path)} | ${version} | ${license} |`;
};

/** Returns the whole list, with the known release dates. */
function formatList(releasesOf: (name: string, version: string) => ReleaseDates): string {
  const directDependencies = [...Object.keys(manifest.dependencies), ...FONT_PACKAGES].map(
    (name) => `node_modules/${name}`,
  );
  const transitiveRows = new Set(transitiveOf(directDependencies).map(formatCells));
  return `# Bundled dependencies

Packages whose code is part of the build. \`npm run packages\` writes this list from the lockfile, with release dates from
the registry. \`npm test\` checks everything but the dates.

## Direct dependencies

| Package | Version | License | Released | Last release |
| --- | --- | --- | --- | --- |
${directDependencies
  .map((path) => {
    const { usedVersionDate, newestVersionDate } = releasesOf(
      nameOf(path),
      packages[path]?.version ?? '',
    );
    return `${formatCells(path)} ${usedVersionDate} | ${newestVersionDate} |`;
  })
  .join('\n')}

## Transitive dependencies

The bundler includes only the code in use. Updating the packages above updates them.

| Package | Version | License |
| --- | --- | --- |
${[...transitiveRows].sort().join('\n')}

## Overrides

Versions that \`overrides\` of package.json forces on other packages. None of them is part of the build.

| Package | Version | Reason |
| --- | --- | --- |
${Object.entries(manifest.overrides).map(formatOverride).join('\n')}
`;
}

/** Fetches the release dates of one package from the registry. */
function fetchReleases(name: string, version: string): ReleaseDates {
  const output = execFileSync('npm', ['view', name, 'time', 'dist-tags', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { time, 'dist-tags': tags } = JSON.parse(output) as {
    time: Record<string, string>;
    'dist-tags': { latest: string };
  };
  const formatDay = (releasedVersion: string) => time[releasedVersion]?.slice(0, 10) ?? 'unknown';
  return { usedVersionDate: formatDay(version), newestVersionDate: formatDay(tags.latest) };
}

/** Reads the release dates from the committed list. */
function readCommittedReleases(list: string): typeof fetchReleases {
  const rows = [...list.matchAll(/^\| (\S+) \| (\S+) \| .+ \| (\S+) \| (\S+) \|$/gm)];
  const knownReleases = new Map(
    rows.map(([, name = '', version = '', usedVersionDate = '', newestVersionDate = '']) => [
      `${name}@${version}`,
      { usedVersionDate, newestVersionDate },
    ]),
  );
  return (name, version) =>
    knownReleases.get(`${name}@${version}`) ?? { usedVersionDate: '?', newestVersionDate: '?' };
}

/**
 * Writes docs/dependencies.md. `--check` writes nothing, sends no request, and fails if names, versions or licenses
 * differ from the lockfile.
 */
function main(): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(LIST, formatList(fetchReleases));
    return;
  }
  const committedList = readFileSync(LIST, 'utf8');
  if (formatList(readCommittedReleases(committedList)) === committedList) return;
  console.error(`Stale: ${LIST}. Run: npm run packages`);
  process.exitCode = 1;
}

main();
