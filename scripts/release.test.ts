/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (argument: string) =>
  execFileSync('sh', ['deploy/release.sh', join(root, 'site'), argument], { stdio: 'pipe' });

/** Builds and installs a release whose files contain its name. */
function release(name: string): void {
  const build = join(root, name);
  mkdirSync(join(build, 'assets'), { recursive: true });
  writeFileSync(join(build, 'index.html'), name);
  writeFileSync(join(build, 'settings.json'), '{}');
  writeFileSync(join(build, `assets/app-${name}.js`), name);
  run(build);
}

const servedPage = () => readFileSync(join(root, 'site/current/index.html'), 'utf8');
const hasAsset = (name: string) => existsSync(join(root, `site/current/assets/app-${name}.js`));

it('release.sh serves the newest release together with the files that open pages of the previous one still load', () => {
  release('first');
  expect(servedPage()).toBe('first');
  release('second');
  expect(servedPage()).toBe('second');
  expect([hasAsset('first'), hasAsset('second')]).toEqual([true, true]);
});

it('release.sh keeps files that this release replaces, however old, and drops files that were replaced long ago', () => {
  release('first');
  release('second');
  const oldDate = new Date(Date.now() - 40 * 86_400_000);
  const releasesFolder = join(root, 'site/releases');
  for (const name of readdirSync(releasesFolder))
    for (const file of ['app-first.js', 'app-second.js']) {
      const path = join(releasesFolder, name, 'assets', file);
      if (existsSync(path)) utimesSync(path, oldDate, oldDate);
    }
  release('third');
  expect([hasAsset('first'), hasAsset('second'), hasAsset('third')]).toEqual([false, true, true]);
});

it('release.sh keeps the contact details of the last prerender run for a release without them', () => {
  release('first');
  const readSiteFile = (name: string) => readFileSync(join(root, 'site/current', name), 'utf8');
  for (const name of ['firm.json', 'error.html', 'not-found.html'])
    writeFileSync(join(root, 'site/current', name), 'Harcourt & Lin');
  release('second');
  expect(servedPage()).toBe('second');
  expect(readSiteFile('firm.json')).toBe('Harcourt & Lin');
  expect(readSiteFile('error.html')).toBe('Harcourt & Lin');
  expect(readSiteFile('not-found.html')).toBe('Harcourt & Lin');
});

/** Only root can change the owner of a file. */
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot(
  'release.sh makes the owner of the folder the owner of a release, so that prerendering can write into it',
  () => {
    release('first');
    chownSync(join(root, 'site'), 1234, 1234);
    release('second');
    for (const file of ['', 'index.html', 'assets/app-second.js'])
      expect(statSync(join(root, 'site/current', file)).uid).toBe(1234);
    // nginx follows a link only to files of the link's owner.
    expect(lstatSync(join(root, 'site/current')).uid).toBe(1234);
  },
);

it('release.sh --back restores the previous release unchanged, and reports when none exists', () => {
  release('first');
  release('second');
  run('--back');
  expect(servedPage()).toBe('first');
  expect(hasAsset('second')).toBe(false);
  expect(() => run('--back')).toThrow(/No release before/);
  expect(servedPage()).toBe('first');
});

it('release.sh keeps the settings of the firm', () => {
  release('first');
  const settingsFile = join(root, 'site/settings.json');
  const settings = () => readFileSync(join(root, 'site/current/settings.json'), 'utf8');
  expect(settings()).toBe('{}');
  writeFileSync(settingsFile, '{"firmId":"7"}');
  release('second');
  expect(settings()).toBe('{"firmId":"7"}');
  writeFileSync(settingsFile, '{"firmId":"8"}');
  expect(settings()).toBe('{"firmId":"8"}');
});

it('release.sh keeps five releases', () => {
  for (let count = 1; count <= 7; count += 1) release(`release-${count}`);
  expect(readdirSync(join(root, 'site/releases'))).toHaveLength(5);
  expect(servedPage()).toBe('release-7');
});

it('release.sh keeps the records of deleted items if the new release has prerendered pages', () => {
  const recordFile = 'pages/deleted/news/detail/7';
  release('first');
  mkdirSync(join(root, 'site/current/pages/deleted/news/detail'), { recursive: true });
  writeFileSync(join(root, 'site/current', recordFile), '');
  mkdirSync(join(root, 'second/pages'), { recursive: true });
  release('second');
  expect(existsSync(join(root, 'site/current', recordFile))).toBe(true);
});
