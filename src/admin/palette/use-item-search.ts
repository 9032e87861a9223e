import { useEffect, useState } from 'react';
import type { ItemKind } from '@/admin/sections';
import type { Choice } from './choice';
import type { ItemSource } from './item-sources';
import { matches } from './matching';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST = 200;

interface Answer {
  /** What it answers. */
  query: string;
  choices: Choice[];
  error?: unknown;
}

/** What a search for items has found up to now. */
export interface ItemSearch {
  found: { kind: ItemKind; choices: Choice[] }[];
  failed: { kind: ItemKind; error: unknown }[];
  /** Whether answers are still to come. */
  pending: boolean;
}

/**
 * Searches all sources for what was typed, once typing rests; an empty query searches nothing. Until a
 * source has answered, what it found before stays as far as it still fits. Late answers count for nothing.
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
