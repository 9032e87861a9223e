/** Tools that a fresh clone needs, and tools that only some tests need. */
const TOOLS = {
  node: { need: 'Node 20 or later', debian: 'install Node 24: https://nodejs.org', required: true },
  npm: { need: 'npm 10 or later', debian: 'npm is part of Node', required: true },
  packages: { need: 'the packages of package-lock.json', debian: 'npm ci', required: true },
  chromium: {
    need: 'Chromium or Chrome, for the browser tests',
    debian: 'apt-get install --no-install-recommends chromium-headless-shell',
    mac: 'brew install --cask google-chrome',
    required: true,
  },
  nginx: {
    need: 'nginx, for the tests of the deployment',
    debian: 'apt-get install --no-install-recommends nginx-light',
    mac: 'not needed: these tests are skipped',
  },
  caddy: {
    need: 'Caddy, for the tests of deploy/Caddyfile',
    debian: 'apt-get install --no-install-recommends caddy',
    mac: 'not needed: these tests are skipped',
  },
  firefox: {
    need: 'Firefox ESR, for browser tests in Firefox',
    debian: 'apt-get install --no-install-recommends firefox-esr',
    mac: 'not needed: these tests are skipped',
  },
  webkit: {
    need: "WebKitGTK's driver and a display, for browser tests in WebKit",
    debian: 'apt-get install --no-install-recommends webkit2gtk-driver xvfb',
    mac: 'not needed: these tests are skipped',
  },
};

/** Ports of this project with the commands that use them, some with the way to change the port. */
const PORTS = {
  5173: 'npm start (uses the next free port)',
  4173: 'npm run preview (change: -- --port 4175)',
  6006: 'npm run storybook',
  4174: 'npm run demo',
  4010: 'npm run mock (change: PORT=4011 npm run mock)',
  8080: 'the container (change: -p 8081:8080)',
};

/** Returns the major version: 24 of `v24.1.0` and of `Chromium 24.0`. */
function majorOf(version) {
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}

/** Returns whether an installed tool is too old. */
function isTooOld(name, version) {
  return (name === 'node' && majorOf(version) < 20) || (name === 'npm' && majorOf(version) < 10);
}

/**
 * Returns the output of `npm run doctor`. `installedVersions` has the version of each installed tool, `busyPorts` the ports in use. `ok`
 * is false if a required tool is missing or too old.
 */
export function reportOn({ installedVersions, busyPorts, platform }) {
  const lines = ['Tools'];
  let ok = true;
  for (const [name, { need, debian, mac = debian, required = false }] of Object.entries(TOOLS)) {
    const version = installedVersions[name];
    if (version !== undefined && !isTooOld(name, version)) {
      lines.push(`  ok       ${name.padEnd(9)} ${version}`);
      continue;
    }
    if (required) ok = false;
    const why = version === undefined ? '' : `${version} is too old. `;
    lines.push(`  ${required ? 'MISSING ' : 'optional'} ${name.padEnd(9)} ${why}${need}`);
    lines.push(`${' '.repeat(21)}${platform === 'darwin' ? mac : debian}`);
  }
  lines.push('Ports');
  for (const [port, usage] of Object.entries(PORTS)) {
    lines.push(
      `  ${busyPorts.includes(Number(port)) ? 'in use  ' : 'free    '} ${port.padEnd(9)} ${usage}`,
    );
  }
  lines.push(
    ok
      ? 'All required tools are installed. Next: npm start'
      : 'Install the MISSING tools, then run: npm run doctor',
  );
  return { lines, ok };
}

/** Ports to check. */
export const PORT_NUMBERS = Object.keys(PORTS).map(Number);
