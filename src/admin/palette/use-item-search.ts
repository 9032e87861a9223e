import { useEffect, useState } from 'react';
import type { ItemKind } from '@/admin/sections';
import type { Choice } from './choice';
import type { ItemSource } from './item-sources';
import { matches } from './matching';

/** The debounce delay before a query is sent, in milliseconds. */
const REST = 200;

interface Answer {
  /** The query that it responds to. */
  query: string;
  choices: Choice[];
  error?: unknown;
}

/** The results of an item search so far. */
export interface ItemSearch {
  found: { kind: ItemKind; choices: Choice[] }[];
  failed: { kind: ItemKind; error: unknown }[];
  /** Whether responses are still pending. */
  pending: boolean;
}

/**
 * Searches all sources for a query, debounced; an empty query searches nothing. Until a source has responded, its
 * earlier results that still match stay. Late responses are ignored.
 */
export function useItemSearch(sources: readonly ItemSource[], query: string): ItemSearch {
  const [answers, setAnswers] = useState<ReadonlyMap<ItemKind, Answer>>(new Map());

  useEffect(() => {
    if (query === '') return;
    let late = false;
    const answer = (kind: ItemKind, choices: Choice[], error?: unknown) => {
      if (!late) setAnswers((former) => new Map(former).set(kind, { query, choices, error }));
    };
    const timer = setTimeout(() => {
      for (const { kind, find } of sources) {
        find(query).then(
          (choices) => answer(kind, choices),
          (error: unknown) => answer(kind, [], error),
        );
      }
    }, REST);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [sources, query]);

  if (query === '') return { found: [], failed: [], pending: false };
  const known = sources.map(({ kind }) => ({ kind, answer: answers.get(kind) }));
  return {
    found: known.map(({ kind, answer }) => ({
      kind,
      choices: (answer?.choices ?? []).filter(
        ({ text }) => answer?.query === query || matches(query, text),
      ),
    })),
    failed: known.flatMap(({ kind, answer }) =>
      answer?.query === query && answer.error !== undefined ? { kind, error: answer.error } : [],
    ),
    pending: known.some(({ answer }) => answer?.query !== query),
  };
}
