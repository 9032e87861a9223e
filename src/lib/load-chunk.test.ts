import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CHUNK_TIMEOUT_MS, ChunkError, loadChunk } from './load-chunk';

const findHeadLinks = () => [...document.head.querySelectorAll('link')];

beforeEach(() => document.head.replaceChildren());
afterEach(() => {
  jest.useRealTimers();
});

it('loadChunk returns the module', async () => {
  await expect(loadChunk(() => Promise.resolve({ page: 1 }))).resolves.toEqual({ page: 1 });
});

it('loadChunk rejects with ChunkLoadError when a script fails (§8)', async () => {
  const failedLoad = loadChunk(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(failedLoad).rejects.toMatchObject({
    name: 'ChunkLoadError',
    code: 'ChunkLoadError',
  });
});

it('loadChunk times out after 120,000 ms (§9)', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  jest.useFakeTimers();
  const onSettled = jest.fn();
  loadChunk(() => new Promise(() => undefined)).catch(onSettled);
  await jest.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledWith(expect.any(ChunkError));
});

describe('loadChunk with a style sheet', () => {
  it('waits for the style sheet and requests it once', async () => {
    const importScript = jest.fn(() => Promise.resolve('module'));
    const firstLoad = loadChunk(importScript, ['assets/one.css']);
    const secondLoad = loadChunk(importScript, ['assets/one.css']);
    expect(findHeadLinks().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/one.css']);
    expect(importScript).not.toHaveBeenCalled();
    findHeadLinks()[0]?.dispatchEvent(new Event('load'));
    await expect(Promise.all([firstLoad, secondLoad])).resolves.toEqual(['module', 'module']);
  });

  it('rejects when the style sheet fails, and requests it again the next time', async () => {
    const failedLoad = loadChunk(() => Promise.resolve('module'), ['assets/two.css']);
    findHeadLinks()[0]?.dispatchEvent(new Event('error'));
    await expect(failedLoad).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
    expect(findHeadLinks()).toHaveLength(0);
    const secondLoad = loadChunk(() => Promise.resolve('module'), ['assets/two.css']);
    findHeadLinks()[0]?.dispatchEvent(new Event('load'));
    await expect(secondLoad).resolves.toBe('module');
  });
});

it('loadChunk preloads the scripts of a chunk once, without waiting for them', async () => {
  const files = ['assets/part.js', 'assets/shared.js'];
  await loadChunk(() => Promise.resolve('module'), files);
  await loadChunk(() => Promise.resolve('module'), files);
  expect(findHeadLinks().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['modulepreload', '/assets/part.js'],
    ['modulepreload', '/assets/shared.js'],
  ]);
});

it('loadChunk preloads no script that the page already runs', async () => {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module' }));
  document.head.querySelector('script')?.setAttribute('src', '/assets/start.js');
  await loadChunk(() => Promise.resolve('module'), ['assets/start.js']);
  expect(findHeadLinks()).toEqual([]);
});
