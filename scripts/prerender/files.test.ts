/** @jest-environment node */
import { appendFile, mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
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

const page = (place: typeof home) => readFile(join(out, 'pages', fileOf(place)), 'utf8');

/** A whole run that writes these pages. */
async function complete(...pages: (typeof home)[]): Promise<void> {
  const run = await Run.begin(out);
  for (const one of pages) await run.write(one, `${one.locale} ${one.address}`);
  await run.finish();
}

describe('where a page lies', () => {
  it.each([
    [home, 'en_US/home.html'],
    [item, 'zh_CN/news/detail/7.html'],
    [{ locale: 'en_US', address: '/news?page=12' }, 'en_US/news.page-12.html'],
  ])('%j is %s', (place, file) => expect(fileOf(place)).toBe(file));
});

describe('a run', () => {
  it('is served whole, or not at all', async () => {
    await complete(home);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    expect(await page(home)).toBe('en_US /home');
    await run.finish();
    expect(await page(home)).toBe('new');
  });

  it('takes over what was made from the same, and nothing else', async () => {
    await complete(home, item);
    const run = await Run.begin(out);
    expect(run.take(item)).toBe(true);
    expect(run.take({ ...item, key: 'second' })).toBe(false);
    // Of a page without a key it cannot be told.
    expect(run.take(home)).toBe(false);
    await run.finish();
    expect(await page(item)).toBe('zh_CN /news/detail/7');
    await expect(page(home)).rejects.toThrow('ENOENT');
  });

  it('keeps an old page in place of one that cannot be drawn, which the next run draws again', async () => {
    await complete(item);
    const second = await Run.begin(out);
    expect(second.takeOld({ ...item, key: 'second' })).toBe(true);
    await second.finish();
    expect(await page(item)).toBe('zh_CN /news/detail/7');
    const third = await Run.begin(out);
    expect(third.take({ ...item, key: 'second' })).toBe(false);
  });

  it('keeps what it knows nothing of where lists could not be read', async () => {
    await complete(home, item);
    const run = await Run.begin(out);
    run.take(home);
    await run.write(home, 'new');
    run.takeRest();
    await run.finish();
    expect(await page(home)).toBe('new');
    expect(await page(item)).toBe('zh_CN /news/detail/7');
  });

  it('has its pages compressed beside them, and compresses again only what has changed', async () => {
    const compressed = async (place: typeof home) => {
      const file = join(out, 'pages', fileOf(place));
      const { ino } = await stat(`${file}.br`);
      return { ino, text: gunzipSync(await readFile(`${file}.gz`)).toString() };
    };
    await complete(home, item);
    const [ofHome, ofItem] = [await compressed(home), await compressed(item)];
    expect(ofHome.text).toBe('en_US /home');
    const run = await Run.begin(out);
    run.take(item);
    await run.write(home, 'new');
    await run.finish();
    expect(await compressed(item)).toEqual(ofItem);
    expect((await compressed(home)).text).toBe('new');
  });

  it('goes on where one was broken off', async () => {
    const broken = await Run.begin(out);
    await broken.write(item, 'drawn before it broke');
    const run = await Run.begin(out);
    expect(run.take(item)).toBe(true);
    await run.finish();
    expect(await page(item)).toBe('drawn before it broke');
  });

  it('goes on after one that was broken off within a line of its list', async () => {
    const broken = await Run.begin(out);
    await broken.write(item, 'drawn before it broke');
    await appendFile(join(out, '.pages-next/.list.ndjson'), '{"locale":"en_');
    const second = await Run.begin(out);
    await second.write(home, 'second');
    const third = await Run.begin(out);
    expect(third.take(item)).toBe(true);
    expect(third.takeOld(home)).toBe(true);
  });

  it('does not reuse a page that is older than asked', async () => {
    await complete(item);
    const run = await Run.begin(out);
    expect(run.take(item, -1)).toBe(false);
    expect(run.take(item, 60_000)).toBe(true);
  });

  it('leaves what is served as it is when it is the same', async () => {
    await complete(item);
    const before = await readdir(out);
    const run = await Run.begin(out);
    run.take(item);
    await run.finish();
    expect(await readdir(out)).toEqual(before);
  });

  it('records which items have no page any more until they have one, but not those that lie elsewhere', async () => {
    const other = { ...item, address: '/news/detail/8' };
    await complete(home, item, other);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    await run.finish(new Set([other.address]));
    expect(await readdir(join(out, 'pages/gone/news/detail'))).toEqual(['7']);
    await complete(home, other);
    expect(await readdir(join(out, 'pages/gone/news/detail'))).toEqual(['7']);
    await complete(home, item);
    expect(await readdir(join(out, 'pages/gone/news/detail'))).toEqual(['8']);
  });

  it('does not change what an earlier run shares with it', async () => {
    await complete(item);
    const before = await readlink(join(out, 'pages'));
    const run = await Run.begin(out);
    run.take(item);
    await run.write(item, 'new');
    await run.finish();
    expect(await readFile(join(out, before, fileOf(item)), 'utf8')).toBe('zh_CN /news/detail/7');
  });

  it('leaves the one before it to go back to, and no others, even if all end in one moment', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    await complete(home);
    await complete(home);
    await complete(home);
    expect((await readdir(out)).filter((name) => name.startsWith('.pages-'))).toHaveLength(2);
  });
});

describe('the switch of a site that is off', () => {
  const isOff = () =>
    stat(join(out, 'pages/off')).then(
      () => true,
      () => false,
    );

  it('is set and taken away where pages are, and in no way of the first run', async () => {
    await switchPages(out, true);
    await complete(home);
    expect(await isOff()).toBe(false);
    await switchPages(out, true);
    expect(await isOff()).toBe(true);
    await switchPages(out, false);
    expect(await isOff()).toBe(false);
    expect(await page(home)).toBe('en_US /home');
  });

  it('stays where it was set while pages were drawn', async () => {
    await complete(home);
    const run = await Run.begin(out);
    await run.write(home, 'new');
    await switchPages(out, true);
    await run.finish();
    expect(await isOff()).toBe(true);
  });
});
