/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n');
const stages = lines
  .join('\n')
  .split(/^FROM /m)
  .slice(1);
const [build = '', last = ''] = stages;
const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};
/** The sources of the `COPY` lines of a stage that come from the folder itself. */
const sources = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );

it('has two stages, of which the second takes nothing of the first but what is served', () => {
  expect(stages).toHaveLength(2);
  expect(last.match(/^COPY --from.*/gm)).toEqual([
    'COPY --from=build /site/dist /usr/share/nginx/html',
  ]);
});

it('copies what is there', () => {
  const all = [...sources(build), ...sources(last)];
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter((path) => !existsSync(path))).toEqual([]);
});

it('runs scripts that exist, after their packages', () => {
  const run = [...build.matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);
  expect(run[0]).toBe('npm ci');
  expect(
    run.slice(1).map((command = '') => /^npm run (\S+)$/.exec(command)?.[1] ?? command),
  ).toEqual(Object.keys(scripts).filter((name) => name === 'build'));
  const node = Number(/node:(\d+)/.exec(build)?.[1]);
  expect(node).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
});

it('runs as nobody in particular, writes to /tmp alone and can be asked whether it is well', () => {
  expect(last).toMatch(/^USER 101$/m);
  expect(last).toMatch(/^ENV NGINX_ENVSUBST_OUTPUT_DIR=\/tmp$/m);
  expect(readFileSync('deploy/container.conf', 'utf8')).toMatch(/^include \/tmp\/site\.conf;$/m);
  const [, port = '', path = ''] = /^HEALTHCHECK .*127\.0\.0\.1:(\d+)(\/\S+)$/m.exec(last) ?? [];
  expect(last).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
  expect(readFileSync('deploy/variables.envsh', 'utf8')).toContain(`HTTP_PORT:-${port}`);
  expect(readFileSync('deploy/nginx.conf.template', 'utf8')).toContain(`location = ${path} {`);
});

it('leaves out of the build what lies about on the machine', () => {
  const left = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['node_modules', 'dist', '.git', '.cache']));
});
