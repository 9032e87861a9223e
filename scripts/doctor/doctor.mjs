// Plain JavaScript without packages, as it reports what is missing before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { PORT_NUMBERS, reportOn } from './report.mjs';

const places = JSON.parse(
  readFileSync(new URL('../chromium-places.json', import.meta.url), 'utf8'),
);

/** Returns the first line of a command's version output; undefined if the command is missing. */
function versionOf(command, ...args) {
  const { error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 20_000 });
  if (error) return undefined;
  return (
    `${stdout}${stderr}`
      .trim()
      .split('\n')
      .find((line) => /\d/.test(line)) ?? 'installed'
  );
}

/** Returns the first of several paths that exists, with its version. */
function firstOf(paths, ...args) {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  return path === undefined ? undefined : `${versionOf(path, ...args)} (${path})`;
}

function isBusy(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const end = (busy) => {
      socket.destroy();
      resolve(busy);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

const busy = [];
for (const port of PORT_NUMBERS) if (await isBusy(port)) busy.push(port);
const display = existsSync('/usr/bin/Xvfb');
const { lines, ok } = reportOn({
  platform: process.platform,
  busy,
  found: {
    node: process.version,
    npm: versionOf('npm', '--version'),
    packages: existsSync('node_modules/.package-lock.json') ? 'installed' : undefined,
    chromium: firstOf([process.env.CHROMIUM_PATH, ...places], '--version'),
    nginx: firstOf(['/usr/sbin/nginx'], '-v'),
    caddy: firstOf(['/usr/bin/caddy'], 'version'),
    firefox: firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox'], '--version'),
    webkit: display ? firstOf(['/usr/bin/WebKitWebDriver'], '--version') : undefined,
  },
});
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
