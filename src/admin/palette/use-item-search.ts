import { useEffect, useState } from 'react';
import type { NamedContentType } from '@/admin/sections';
import type { Choice } from './choice';
import type { ItemSource } from './item-sources';
import { matches } from './matching';

/** The debounce delay before a query is sent, in milliseconds. */
const DEBOUNCE_MS = 200;

interface SourceResult {
  query: string;
  choices: Choice[];
  error?: unknown;
}

export interface ItemSearch {
  results: { contentType: NamedContentType; choices: Choice[] }[];
  failures: { contentType: NamedContentType; error: unknown }[];
  /** Whether responses are still pending, or the sources are not known yet. */
  isPending: boolean;
}

/**
 * Searches all sources for a query, debounced; an empty query searches nothing. Until a source has responded, its
 * earlier results that still match stay. Late responses are ignored.
 */
export function useItemSearch(sources: readonly ItemSource[], query: string): ItemSearch {
  const [results, setResults] = useState<ReadonlyMap<NamedContentType, SourceResult>>(new Map());

  useEffect(() => {
    if (query === '') return;
    let isOutdated = false;
    const addResult = (contentType: NamedContentType, choices: Choice[], error?: unknown) => {
      if (!isOutdated)
        setResults((former) => new Map(former).set(contentType, { query, choices, error }));
    };
    const timer = setTimeout(() => {
      for (const { contentType, find } of sources) {
        find(query).then(
          (choices) => addResult(contentType, choices),
          (error: unknown) => addResult(contentType, [], error),
        );
      }
    }, DEBOUNCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [sources, query]);

  if (query === '') return { results: [], failures: [], isPending: false };
  const resultsBySource = sources.map(({ contentType }) => ({
    contentType,
    result: results.get(contentType),
  }));
  return {
    results: resultsBySource.map(({ contentType, result }) => ({
      contentType,
      choices: (result?.choices ?? []).filter(
        ({ text }) => result?.query === query || matches(query, text),
      ),
    })),
    failures: resultsBySource.flatMap(({ contentType, result }) =>
      result?.query === query && result.error !== undefined
        ? { contentType, error: result.error }
        : [],
    ),
    isPending:
      sources.length === 0 || resultsBySource.some(({ result }) => result?.query !== query),
  };
}
