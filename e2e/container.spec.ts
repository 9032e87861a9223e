import { execFileSync } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HAS_NGINX, startNginx } from '../scripts/start-nginx';
import { findAsset } from './deployment-site';
import { findUnusedAddress } from './free-port';

const MINUTE_MS = 60_000;

/** Returns the build context: tracked files, and untracked files that git does not ignore. */
function buildContextFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
}

/** Copies a file to a path, or the content of a folder into another, as `COPY` does. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true });
}

/** Runs the steps of a stage in a folder that replaces the container's root. */
async function runStage(
  stage: string,
  root: string,
  otherStages: Record<string, string>,
): Promise<void> {
  let folder = root;
  const pathInStage = (path: string) =>
    path.startsWith('/') ? join(root, path) : join(folder, path);
  for (const [, instruction, args = ''] of stage.matchAll(/^(WORKDIR|COPY|RUN) (.+)$/gm)) {
    if (instruction === 'WORKDIR') await mkdir((folder = join(root, args)), { recursive: true });
    else if (instruction === 'RUN')
      execFileSync('sh', ['-c', args], { cwd: folder, stdio: 'pipe' });
    else {
      const sourceStage = otherStages[/--from=(\w+)/.exec(args)?.[1] ?? ''];
      const paths = args.split(' ').filter((part) => !part.startsWith('--'));
      const to = pathInStage(paths.pop() ?? '');
      for (const path of paths) {
        if (sourceStage) await copy(join(sourceStage, path), to);
        else if (path === '.')
          for (const file of buildContextFiles()) await copy(file, join(to, file));
        else await copy(path, paths.length > 1 ? join(to, path) : to);
      }
    }
  }
}

test('the steps of the Containerfile build a site from a clean folder @container', async () => {
  test.setTimeout(20 * MINUTE_MS);
  const folder = await mkdtemp(join(tmpdir(), 'container-'));
  const [buildRoot, runtimeRoot] = ['build', 'last'].map((name) => join(folder, name));
  const [buildStage = '', runtimeStage = ''] = (await readFile('deploy/Containerfile', 'utf8'))
    .split(/^FROM /m)
    .slice(-2);
  const previousImage = join(folder, 'previous');
  const replacedFile = 'usr/share/nginx/html/assets/app-replaced.css';
  await mkdir(dirname(join(previousImage, replacedFile)), { recursive: true });
  await writeFile(join(previousImage, replacedFile), '');
  await runStage(buildStage, buildRoot ?? '', { previous: previousImage });
  await runStage(runtimeStage, runtimeRoot ?? '', { build: buildRoot ?? '' });

  const pathInImage = (path: string) => join(runtimeRoot ?? '', path);
  for (const path of [
    '/etc/nginx/templates/site.conf.template',
    '/etc/nginx/conf.d/default.conf',
    '/etc/nginx/site/page-headers.conf',
    '/docker-entrypoint.d/10-variables.envsh',
  ])
    await access(pathInImage(path));
  const site = pathInImage('/usr/share/nginx/html');
  await access(pathInImage(`/${replacedFile}`));
  const asset = await findAsset(site);
  // The build has already compressed the asset.
  await access(join(site, `${asset}.br`));
  await access(join(site, `${asset}.gz`));
  if (HAS_NGINX) {
    const { url, stop } = await startNginx({ build: site, backend: await findUnusedAddress() });
    expect(await (await fetch(`${url}/healthz`)).text()).toBe('ok\n');
    expect(await (await fetch(`${url}/home`)).text()).toContain('<div id="root">');
    stop();
  }
  await rm(folder, { recursive: true });
});
