// Plain JavaScript without packages, as it reports what is missing before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { PORT_NUMBERS, reportOn } from './report.mjs';

const chromiumPaths = JSON.parse(
  readFileSync(new URL('../chromium-paths.json', import.meta.url), 'utf8'),
);

/** Returns the first line with a digit of a command's version output, or else `installed`; undefined if the command is missing. */
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

/** Returns the version and the path of the first program that is installed at one of these paths. */
function versionAtFirst(paths, ...args) {
  const path = paths.find((candidate) => candidate && existsSync(candidate));
  return path === undefined ? undefined : `${versionOf(path, ...args)} (${path})`;
}

function isBusy(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const finish = (isListening) => {
      socket.destroy();
      resolve(isListening);
    };
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });
}

const busyPorts = [];
for (const port of PORT_NUMBERS) if (await isBusy(port)) busyPorts.push(port);
const hasDisplay = existsSync('/usr/bin/Xvfb');
const { lines, ok } = reportOn({
  platform: process.platform,
  busyPorts,
  installedVersions: {
    node: process.version,
    npm: versionOf('npm', '--version'),
    packages: existsSync('node_modules/.package-lock.json') ? 'installed' : undefined,
    chromium: versionAtFirst([process.env.CHROMIUM_PATH, ...chromiumPaths], '--version'),
    nginx: versionAtFirst(['/usr/sbin/nginx'], '-v'),
    caddy: versionAtFirst(['/usr/bin/caddy'], 'version'),
    firefox: versionAtFirst(['/usr/bin/firefox-esr'], '--version'),
    webkit: hasDisplay ? versionAtFirst(['/usr/bin/WebKitWebDriver'], '--version') : undefined,
  },
});
console.log(lines.join('\n'));
process.exitCode = ok ? 0 : 1;
