/** @jest-environment node */
import { appendFile, link, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fileOf, Run, switchPages } from './files';

const home = { locale: 'en_US', address: '/home' };
const item = { locale: 'zh_CN', address: '/news/detail/7', key: 'first' };

let out = '';
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => {
  jest.useRealTimers();
  return rm(out, { recursive: true });
});

const readPage = (runPage: typeof home) => readFile(join(out, 'pages', fileOf(runPage)), 'utf8');

/** Completes a run that writes `pages`. */
async function completeRun(...pages: (typeof home)[]): Promise<void> {
  const run = await Run.begin(out);
  for (const page of pages) await run.write(page, `${page.locale} ${page.address}`);
  await run.finish();
}

describe('fileOf', () => {
  it.each([
    [home, 'en_US/home.html'],
    [item, 'zh_CN/news/detail/7.html'],
    [{ locale: 'en_US', address: '/news?page=12' }, 'en_US/news.page-12.html'],
  ])('returns the file name of the page %j: %s', (runPage, file) =>
    expect(fileOf(runPage)).toBe(file),
  );
});

describe('prerender run', () => {
  it('serves its pages only once it is complete', async () => {
    await completeRun(home);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    expect(await readPage(home)).toBe('en_US /home');
    await run.finish();
    expect(await readPage(home)).toBe('new');
  });

  it('reuses only pages that were rendered from the same data', async () => {
    await completeRun(home, item);
    const run = await Run.begin(out);
    expect(run.reuse(item)).toBe(true);
    expect(run.reuse({ ...item, key: 'second' })).toBe(false);
    // A page without a key is always rendered again.
    expect(run.reuse(home)).toBe(false);
    await run.finish();
    expect(await readPage(item)).toBe('zh_CN /news/detail/7');
    await expect(readPage(home)).rejects.toThrow('ENOENT');
  });

  it('serves the old page when a page cannot be rendered, and the next run does not reuse it', async () => {
    await completeRun(item);
    const second = await Run.begin(out);
    expect(second.reuseOutdated({ ...item, key: 'second' })).toBe(true);
    await second.finish();
    expect(await readPage(item)).toBe('zh_CN /news/detail/7');
    const third = await Run.begin(out);
    expect(third.reuse({ ...item, key: 'second' })).toBe(false);
  });

  it('keeps the pages of an earlier run when their lists fail to load in this run', async () => {
    await completeRun(home, item);
    const run = await Run.begin(out);
    run.reuse(home);
    await run.write(home, 'new');
    run.reuseRest(['en_US', 'zh_CN']);
    await run.finish();
    expect(await readPage(home)).toBe('new');
    expect(await readPage(item)).toBe('zh_CN /news/detail/7');
  });

  it('drops the pages of a language that the settings no longer offer even when lists fail to load', async () => {
    await completeRun(home, { ...home, locale: 'zh_CN' });
    const run = await Run.begin(out);
    run.reuseRest(['en_US']);
    await run.finish();
    expect(await readdir(join(out, 'pages'))).toContain('en_US');
    expect(await readdir(join(out, 'pages'))).not.toContain('zh_CN');
  });

  it('does not record a listed item without a page as deleted until its list loads without the item', async () => {
    await completeRun(home, item);
    await rm(join(out, 'pages', fileOf(item)));
    const runWithFailedList = await Run.begin(out);
    await runWithFailedList.write(home, 'new');
    runWithFailedList.reuseRest(['en_US', 'zh_CN']);
    await runWithFailedList.finish();
    expect(await readdir(join(out, 'pages'))).not.toContain('deleted');
    await completeRun(home);
    expect(await readdir(join(out, 'pages/deleted/news/detail'))).toEqual(['7']);
  });

  it('writes compressed copies and compresses only changed pages again', async () => {
    const readCompressed = async (runPage: typeof home) => {
      const file = join(out, 'pages', fileOf(runPage));
      const { ino } = await stat(`${file}.br`);
      return { ino, text: gunzipSync(await readFile(`${file}.gz`)).toString() };
    };
    await completeRun(home, item);
    const [ofHome, ofItem] = [await readCompressed(home), await readCompressed(item)];
    expect(ofHome.text).toBe('en_US /home');
    const run = await Run.begin(out);
    run.reuse(item);
    await run.write(home, 'new');
    await run.finish();
    expect(await readCompressed(item)).toEqual(ofItem);
    expect((await readCompressed(home)).text).toBe('new');
  });

  it('resumes an interrupted run', async () => {
    const interruptedRun = await Run.begin(out);
    await interruptedRun.write(item, 'rendered before the interruption');
    const run = await Run.begin(out);
    expect(run.reuse(item)).toBe(true);
    await run.finish();
    expect(await readPage(item)).toBe('rendered before the interruption');
  });

  it('resumes a run that was interrupted within a line of its list', async () => {
    const interruptedRun = await Run.begin(out);
    await interruptedRun.write(item, 'rendered before the interruption');
    await appendFile(join(out, '.pages-next/.list.ndjson'), '{"locale":"en_');
    const second = await Run.begin(out);
    await second.write(home, 'second');
    const third = await Run.begin(out);
    expect(third.reuse(item)).toBe(true);
    expect(third.reuseOutdated(home)).toBe(true);
  });

  it('fails and leaves the served pages unchanged when a concurrent run has removed its pages', async () => {
    await completeRun(home);
    const run = await Run.begin(out);
    await run.write(item, 'new');
    await completeRun(home);
    await expect(run.finish()).rejects.toThrow('Did another run end?');
    expect(await readPage(home)).toBe('en_US /home');
  });

  it('completes unchanged when a concurrent run has completed', async () => {
    await completeRun(item);
    const [first, second] = [await Run.begin(out), await Run.begin(out)];
    for (const run of [first, second]) run.reuse(item);
    await first.finish();
    await second.finish();
    expect(await readPage(item)).toBe('zh_CN /news/detail/7');
  });

  it('fails with a message about a concurrent run when that has removed its folder', async () => {
    const [first, second] = [await Run.begin(out), await Run.begin(out)];
    for (const run of [first, second]) await run.write(item, 'new');
    const results = await Promise.allSettled([first.finish(), second.finish()]);
    const failures = results.filter((result) => result.status === 'rejected');
    expect(failures.length).toBeGreaterThan(0);
    for (const { reason } of failures)
      expect(String(reason)).toMatch(/(Did another run end|Does another run use this folder)\?$/);
  });

  it('does not reuse a page whose file is missing', async () => {
    await completeRun(item);
    await rm(join(out, 'pages', fileOf(item)));
    const run = await Run.begin(out);
    expect(run.reuse(item)).toBe(false);
    expect(run.reuseOutdated(item)).toBe(false);
  });

  it('does not reuse a page that is older than the given age', async () => {
    await completeRun(item);
    const run = await Run.begin(out);
    expect(run.reuse(item, -1)).toBe(false);
    expect(run.reuse(item, 60_000)).toBe(true);
  });

  it('leaves the served folder unchanged when all pages are the same', async () => {
    await completeRun(item);
    const before = await readdir(out);
    const run = await Run.begin(out);
    run.reuse(item);
    await run.finish();
    expect(await readdir(out)).toEqual(before);
  });

  it('records items without a page as deleted until they have one, except external items', async () => {
    const otherItem = { ...item, address: '/news/detail/8' };
    await completeRun(home, item, otherItem);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    await run.finish(new Set([otherItem.address]));
    expect(await readdir(join(out, 'pages/deleted/news/detail'))).toEqual(['7']);
    await completeRun(home, otherItem);
    expect(await readdir(join(out, 'pages/deleted/news/detail'))).toEqual(['7']);
    await completeRun(home, item);
    expect(await readdir(join(out, 'pages/deleted/news/detail'))).toEqual(['8']);
  });

  it('does not change files that it shares with an earlier run', async () => {
    await completeRun(item);
    const before = await readlink(join(out, 'pages'));
    const run = await Run.begin(out);
    // As after an interruption between publishing and cleaning up.
    await run.write(item, '');
    await rm(join(out, '.pages-next', fileOf(item)));
    await link(join(out, before, fileOf(item)), join(out, '.pages-next', fileOf(item)));
    await run.write(item, 'new');
    await run.finish();
    expect(await readFile(join(out, before, fileOf(item)), 'utf8')).toBe('zh_CN /news/detail/7');
  });

  it('keeps only itself and the previous run, even if all end in the same millisecond', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await completeRun(home);
    await completeRun(home);
    await completeRun(home);
    expect((await readdir(out)).filter((name) => name.startsWith('.pages-')).sort()).toEqual([
      '.pages-1970-01-01T00-00-00.001Z',
      '.pages-1970-01-01T00-00-00.002Z',
    ]);
  });
});

describe('switchPages', () => {
  const isOff = () =>
    stat(join(out, 'pages/off')).then(
      () => true,
      () => false,
    );

  it('stops and resumes the serving of pages, and does nothing before the first run', async () => {
    await switchPages(out, true);
    await completeRun(home);
    expect(await isOff()).toBe(false);
    await switchPages(out, true);
    expect(await isOff()).toBe(true);
    await switchPages(out, false);
    expect(await isOff()).toBe(false);
    expect(await readPage(home)).toBe('en_US /home');
  });

  it('keeps the pages switched off when the site is switched off during a prerender run', async () => {
    await completeRun(home);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    await switchPages(out, true);
    await run.finish();
    expect(await isOff()).toBe(true);
  });
});
