/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';

const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n');
const [heading = '', ...stages] = lines.join('\n').split(/^FROM /m);
const [buildStage = '', runtimeStage = ''] = stages.slice(-2);
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
/** Returns the sources in the repository of a stage's `COPY` lines. */
const sources = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );

it('the Containerfile copies only the served folder from the build stage to the server image', () => {
  expect(runtimeStage.match(/^COPY --from.*/gm)).toEqual([
    'COPY --from=build /site/release /usr/share/nginx/html',
  ]);
});

it('the Containerfile takes its base images from build arguments and builds without a previous image', () => {
  const args = Object.fromEntries(
    [...heading.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(stages.map((stage) => stage.split('\n')[0])).toEqual([
    '${NGINX_IMAGE} AS server',
    '${PREVIOUS_IMAGE} AS previous',
    '${NODE_IMAGE} AS build',
    'server',
  ]);
  expect(args).toMatchObject({
    NODE_IMAGE: expect.stringMatching(/^docker\.io\/library\/node:/),
    NGINX_IMAGE: expect.stringMatching(/^docker\.io\/nginxinc\//),
    PREVIOUS_IMAGE: 'server',
  });
});

// release.sh needs GNU's mv, which macOS lacks.
const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux(
  'the Containerfile adds recent built files of the previous image, as a release does on a server',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'image-'));
    const write = (path: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path);
    };
    mkdirSync(join(folder, 'deploy'));
    copyFileSync('deploy/release.sh', join(folder, 'deploy/release.sh'));
    write('served/releases/0/assets/app-old.js');
    write('served/releases/0/assets/app-ancient.js');
    const longAgo = new Date(Date.now() - 40 * 86_400_000);
    utimesSync(join(folder, 'served/releases/0/assets/app-ancient.js'), longAgo, longAgo);
    write('dist/assets/app-new.js');
    const [, command = ''] = /^COPY --from=previous.*\nRUN (.+)$/m.exec(buildStage) ?? [];
    execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' });
    expect(readdirSync(join(folder, 'release/assets'))).toEqual(['app-new.js', 'app-old.js']);
    rmSync(folder, { recursive: true });
  },
);

it('the Containerfile copies only files that exist', () => {
  const copiedPaths = [...sources(buildStage), ...sources(runtimeStage)];
  expect(copiedPaths.length).toBeGreaterThan(5);
  expect(copiedPaths.filter((path) => !existsSync(path))).toEqual([]);
});

it('the Containerfile runs npm ci first, then npm run build, on a supported Node version', () => {
  const runCommands = [...buildStage.matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);
  expect(runCommands[0]).toBe('npm ci');
  expect(
    runCommands.slice(1, 2).map((command = '') => /^npm run (\S+)$/.exec(command)?.[1] ?? command),
  ).toEqual(Object.keys(scripts).filter((name) => name === 'build'));
  const node = Number(/node:(\d+)/.exec(heading)?.[1]);
  expect(node).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

it('the container runs as an unprivileged user, writes its configuration to /tmp and has a health check', () => {
  expect(runtimeStage).toMatch(/^USER 101$/m);
  expect(runtimeStage).toMatch(/^ENV NGINX_ENVSUBST_OUTPUT_DIR=\/tmp$/m);
  expect(readFileSync('deploy/container.conf', 'utf8')).toMatch(/^include \/tmp\/site\.conf;$/m);
  const [, port = '', path = ''] =
    /^HEALTHCHECK .*127\.0\.0\.1:(\d+)(\/\S+)$/m.exec(runtimeStage) ?? [];
  expect(runtimeStage).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  expect(readFileSync('deploy/variables.envsh', 'utf8')).toContain(`HTTP_PORT:-${port}`);
  expect(readFileSync('deploy/nginx.conf.template', 'utf8')).toContain(`location = ${path} {`);
});

it('.dockerignore excludes local folders from the build', () => {
  const ignoredPaths = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(ignoredPaths).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git', '.cache']));
});
