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
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it as test } from '@jest/globals';
import { Run, switchPages } from './prerender/files';

// release.sh needs GNU's mv, which macOS lacks.
const it = process.platform === 'linux' ? test : test.skip;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const run = (...options: string[]) =>
  execFileSync('sh', ['deploy/release.sh', join(root, 'site'), ...options], { stdio: 'pipe' });

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
const asRoot = process.getuid?.() === 0 ? it : test.skip;

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

it('release.sh asks for a missing folder or build, and creates no folder for --back', () => {
  expect(() => run()).toThrow(/The build, or --back, is missing/);
  expect(() => run('--back')).toThrow('No release is recorded. Name one of ');
  expect(existsSync(join(root, 'site'))).toBe(false);
});

it('release.sh --back asks for the name of a release, and serves it, when the current one does not record what it replaced', () => {
  release('first');
  const [first = ''] = readdirSync(join(root, 'site/releases'));
  release('second');
  rmSync(join(root, 'site/current/.previous'));
  expect(() => run('--back')).toThrow(`sh deploy/release.sh ${join(root, 'site')} --back NAME`);
  run('--back', first);
  expect(servedPage()).toBe('first');
});

it('release.sh --back rejects the name of the current release, and keeps the site off', () => {
  release('first');
  const [first = ''] = readdirSync(join(root, 'site/releases'));
  const pages = join(root, 'site/current/pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'off'), '');
  expect(() => run('--back', first)).toThrow(`${first} is the current release. Name `);
  expect(existsSync(join(pages, 'off'))).toBe(true);
});

it.each(['.', '..', '../assets', 'unknown'])(
  'release.sh --back rejects %j, which is not the name of a release',
  (name) => {
    release('first');
    mkdirSync(join(root, 'site/assets'));
    expect(() => run('--back', name)).toThrow(`No release ${name}. Name `);
    expect(servedPage()).toBe('first');
  },
);

it('release.sh --back serves the release that the current one replaced, even if a newer one was left', () => {
  release('first');
  release('second');
  run('--back');
  release('third');
  run('--back');
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

it('release.sh removes an incomplete copy, which could fill the disk, and serves the same release as before', () => {
  release('first');
  mkdirSync(join(root, 'second'));
  writeFileSync(join(root, 'second/index.html'), 'no built files');
  expect(() => run(join(root, 'second'))).toThrow();
  expect(readdirSync(join(root, 'site')).sort()).toEqual(['current', 'releases']);
  expect(servedPage()).toBe('first');
});

it('release.sh keeps five releases', () => {
  for (let count = 1; count <= 7; count += 1) release(`release-${count}`);
  expect(readdirSync(join(root, 'site/releases'))).toHaveLength(5);
  expect(servedPage()).toBe('release-7');
});

describe('release.sh and prerender runs', () => {
  const page = (address: string) => ({ locale: 'en_US', address });
  const deletedMark = (id: number) => join(root, 'site/current/pages/deleted/news/detail', `${id}`);
  const offFile = (folder: string) => join(root, folder, 'pages/off');

  /** Prerenders the home page and news with these ids in a folder. */
  async function prerender(folder: string, ids: readonly number[]): Promise<void> {
    const out = join(root, folder);
    mkdirSync(out, { recursive: true });
    const prerenderRun = await Run.begin(out);
    for (const address of ['/home', ...ids.map((id) => `/news/detail/${id}`)])
      await prerenderRun.write(page(address), address);
    await prerenderRun.finish();
  }

  it('keep the records of deleted items in a new release', async () => {
    await prerender('first', [6, 7]);
    release('first');
    await prerender('site/current', [6]);
    expect(existsSync(deletedMark(7))).toBe(true);
    await prerender('second', [6]);
    release('second');
    expect(existsSync(deletedMark(7))).toBe(true);
    await prerender('site/current', [6]);
    expect(existsSync(deletedMark(7))).toBe(true);
  });

  it('record an item as deleted that the previous release has and the first run of a new release does not find', async () => {
    await prerender('first', [6, 7]);
    release('first');
    await prerender('second', [6]);
    release('second');
    // Until a run of the served release decides: an item that was published after the build was prerendered has no page either.
    expect(existsSync(deletedMark(7))).toBe(false);
    await prerender('site/current', [6]);
    expect(existsSync(deletedMark(6))).toBe(false);
    expect(existsSync(deletedMark(7))).toBe(true);
  });

  it('record deleted items after a release without prerendered pages', async () => {
    await prerender('first', [5, 6, 7]);
    release('first');
    await prerender('site/current', [6, 7]);
    release('second');
    expect(existsSync(join(root, 'site/current/pages/en_US'))).toBe(false);
    await prerender('site/current', [6]);
    expect(readdirSync(dirname(deletedMark(7))).sort()).toEqual(['5', '7']);
  });

  it('keep a site off, or on, in a new release and after a return to the previous one', async () => {
    await prerender('first', [6]);
    release('first');
    await switchPages(join(root, 'site/current'), true);
    await prerender('second', [6]);
    release('second');
    expect(existsSync(offFile('site/current'))).toBe(true);
    await switchPages(join(root, 'site/current'), false);
    run('--back');
    expect(existsSync(offFile('site/current'))).toBe(false);
    await prerender('third', [6]);
    release('third');
    await switchPages(join(root, 'site/current'), true);
    run('--back');
    expect(existsSync(offFile('site/current'))).toBe(true);
  });
});
