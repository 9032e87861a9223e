import { createCache } from '@ant-design/cssinjs';

/**
 * Returns a cache of antd's CSS variables that keeps those of each component. antd removes them with the last component of
 * a kind: the next screen would compute and insert them again, and the browser would check each element against them.
 */
export function createLastingStyleCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, toEntry) =>
    update(path, (entry) => {
      const nextEntry = toEntry(entry);
      // The count of users of a new entry starts at one, so that it never returns to zero.
      return entry || !nextEntry ? nextEntry : [nextEntry[0] + 1, nextEntry[1]];
    });
  return cache;
}
