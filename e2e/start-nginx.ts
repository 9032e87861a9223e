import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

const NGINX = '/usr/sbin/nginx';

/** Whether Debian's nginx is here. */
export const NGINX_IS_HERE = existsSync(NGINX);

/** What stands around a site's configuration; everything it writes stays in its own folder. */
const AROUND = `
pid nginx.pid;
error_log error.log;
master_process off;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

/**
 * Starts nginx as it is deployed, for a build and the backend of an address, on a free port of this machine. Gives its
 * address, and the function that ends it. Throws what nginx says when it does not accept the configuration.
 */
export async function startNginx(
  build: string,
  backend: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const template = await readFile('deploy/nginx.conf.template', 'utf8');
  const site = template
    .replaceAll('${API_ORIGIN}', backend)
    .replaceAll('/etc/nginx/security-headers.conf', resolve('deploy/security-headers.conf'))
    .replace('/usr/share/nginx/html', resolve(build))
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  await writeFile(join(folder, 'nginx.conf'), AROUND);
  await writeFile(join(folder, 'site.conf'), site);
  const run = (...args: string[]) =>
    execFileSync(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', ...args]);
  // It goes on by itself once it listens.
  run();
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      run('-s', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
