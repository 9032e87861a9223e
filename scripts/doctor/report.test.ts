/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { reportOn } from './report.mjs';

const installedVersions = {
  node: 'v24.21.0',
  npm: '11.6.0',
  packages: 'installed',
  chromium: 'Chromium 142.0',
  nginx: 'nginx version: nginx/1.26.3',
  caddy: '2.6.2',
  firefox: 'Mozilla Firefox 140.5.0esr',
  webkit: 'WebKitWebDriver 2.50',
};

function outputOf(changes: object, otherInputs: object = {}): { text: string; ok: boolean } {
  const input = {
    installedVersions: { ...installedVersions, ...changes },
    busyPorts: [],
    platform: 'linux' as const,
    ...otherInputs,
  };
  const { lines, ok } = reportOn(input);
  return { text: lines.join('\n'), ok };
}

describe('npm run doctor', () => {
  test('lists the versions when nothing is missing', () => {
    const { text, ok } = outputOf({});
    expect(ok).toBe(true);
    expect(text).toMatch(/ok +nginx +nginx version: nginx\/1\.26\.3/);
    expect(text).not.toMatch(/MISSING|optional|in use/);
  });

  test.each([
    ['packages', 'npm ci'],
    ['chromium', 'apt-get install --no-install-recommends chromium-headless-shell'],
  ])('shows the command that installs the missing %s, and fails', (name, command) => {
    const { text, ok } = outputOf({ [name]: undefined });
    expect(ok).toBe(false);
    expect(text).toMatch(new RegExp(`MISSING +${name}[^]*${command}`));
  });

  test.each([
    ['nginx', 'nginx-light'],
    ['caddy', 'recommends caddy'],
    ['firefox', 'firefox-esr'],
    ['webkit', 'webkit2gtk-driver xvfb'],
  ])('passes without %s, which only some tests need', (name, command) => {
    const { text, ok } = outputOf({ [name]: undefined });
    expect(ok).toBe(true);
    expect(text).toMatch(new RegExp(`optional +${name}[^]*${command}`));
  });

  test('reports a Node version that is too old', () => {
    expect(outputOf({ node: 'v18.20.0' }).text).toMatch(/MISSING +node +v18\.20\.0 is too old/);
  });

  test('lists the ports in use and shows the install commands of the operating system', () => {
    const { text } = outputOf({ chromium: undefined }, { busyPorts: [4010], platform: 'darwin' });
    expect(text).toMatch(/in use +4010 +npm run mock/);
    expect(text).toMatch(/free +5173/);
    expect(text).toMatch('brew install');
  });
});
