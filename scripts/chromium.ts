import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import places from './chromium-places.json' with { type: 'json' };

/** The headless shell first: it draws pages and no window around them, a quarter less work for each page. */
const KNOWN = [process.env.CHROMIUM_PATH, ...places];

function found(): string | undefined {
  return KNOWN.find((path) => path && existsSync(path));
}

/**
 * The browser for the browser tests: one that is there, or Debian's, installed when this runs as
 * root. Throws, saying what is missing, when there is none to be had.
 */
export function findChromium(): string {
  const there = found();
  if (there) return there;
  if (platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore' });
    apt('update');
    const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);
    try {
      install('chromium-headless-shell');
    } catch {
      // Older releases of Debian have it in the browser only.
      install('chromium');
    }
  }
  const installed = found();
  if (!installed) {
    throw new Error(
      'The browser tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.',
    );
  }
  return installed;
}
