import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findFreePort } from '../e2e/free-port';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const SITE = 'deploy/site';

export const HAS_NGINX = existsSync(NGINX);

/** Reason for skipping tests of nginx if it is not installed. */
export const NGINX_SKIP_REASON = 'needs nginx: apt-get install nginx-light';

/** Whether nginx has the module of deploy/options/brotli.conf. */
export const HAS_BROTLI = existsSync(BROTLI);

/** The main configuration, which includes that of the site; nginx writes only to a temporary folder. */
const MAIN_CONFIG = `
${HAS_BROTLI ? `load_module ${BROTLI};` : ''}
pid nginx.pid;
error_log error.log;
master_process off;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;

/** A site to serve as it is deployed. */
export interface NginxSite {
  /** The folder of a build. */
  build: string;
  /** Origin of its backend. */
  backend: string;
  port?: number;
  /** Files of deploy/options, in addition to brotli's if its module is installed. */
  options?: readonly string[];
  /** Additional lines of the server block. */
  lines?: string;
  /** Variables of deploy/variables.envsh. */
  variables?: Record<string, string>;
  /** Replacements in the configuration files. */
  replacements?: Record<string, string>;
}

/** A running nginx. */
export interface RunningNginx {
  url: string;
  /** Returns the access log. */
  readLog: () => Promise<string>;
  stop: () => void;
}

/**
 * Starts nginx as it is deployed (deploy/configure.sh), by default on a free port. Throws nginx's message if it rejects
 * the configuration.
 */
export async function startNginx({
  build,
  backend,
  options = [],
  lines = '',
  variables = {},
  replacements = {},
  ...otherOptions
}: NginxSite): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = otherOptions.port ?? (await findFreePort());
  const adaptConfiguration = (text: string) =>
    Object.entries({
      '/etc/nginx/site': join(folder, 'site'),
      '/var/log/nginx': folder,
      ...replacements,
    }).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  await mkdir(join(folder, 'site/options'), { recursive: true });
  const copy = async (from: string, to: string) =>
    writeFile(join(folder, to, basename(from)), adaptConfiguration(await readFile(from, 'utf8')));
  for (const name of await readdir(SITE)) await copy(join(SITE, name), 'site');
  for (const name of [...options, ...(HAS_BROTLI ? ['brotli.conf'] : [])])
    await copy(join('deploy/options', name), 'site/options');
  await writeFile(join(folder, 'site/options/lines.conf'), lines);
  await writeFile(join(folder, 'nginx.conf'), MAIN_CONFIG);
  const site = execFileSync('sh', ['deploy/configure.sh'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      API_ORIGIN: backend,
      HTTP_PORT: `127.0.0.1:${port}`,
      SITE_ROOT: resolve(build),
      ...variables,
    },
  });
  await writeFile(join(folder, 'site.conf'), adaptConfiguration(site));
  // nginx daemonizes itself once it listens.
  execFileSync(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  return {
    url: `http://127.0.0.1:${port}`,
    readLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    // Synchronous: `preview.ts` exits right after the call.
    stop: () => {
      process.kill(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')));
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
