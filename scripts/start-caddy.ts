import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '../e2e/free-port';
import type { NginxSite } from './start-nginx';

const CADDY = '/usr/bin/caddy';

export const HAS_CADDY = existsSync(CADDY);

/** Reason for skipping tests of Caddy if it is not installed. */
export const CADDY_SKIP_REASON = 'needs Caddy: apt-get install caddy';

/** Starts Caddy with deploy/Caddyfile over http on a free port. Throws if it exits before it listens. */
export async function startCaddy({
  build,
  backend,
  variables = {},
}: Pick<NginxSite, 'build' | 'backend' | 'variables'>): Promise<{ url: string; stop: () => void }> {
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const caddy = spawn(CADDY, ['run', '--config', 'deploy/Caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      CADDY_ADMIN: `unix/${join(folder, 'admin.sock')}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_ADDRESS: url,
      SITE_ROOT: resolve(build),
      ERROR_ROOT: resolve('deploy/site'),
      API_ORIGIN: backend,
      ...variables,
    },
  });
  const stop = () => {
    caddy.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const exitPromise = once(caddy, 'exit').then(() =>
    Promise.reject(new Error('Caddy does not start')),
  );
  const startPromise = new Promise<void>((onStart) => {
    let log = '';
    caddy.stderr.on('data', (data: Buffer) => {
      log += data.toString();
      if (log.includes('serving initial configuration')) onStart();
    });
  });
  await Promise.race([startPromise, exitPromise]);
  return { url, stop };
}
