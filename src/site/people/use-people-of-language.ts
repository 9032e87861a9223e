import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { availableLocales, type Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';
import { chosenIn, choosing, FACETS, sameChoice } from './facets';
import type { Choice, Facet, FacetName } from './facets';
import type { PeopleSearch } from './people-search';

/**
 * The lists as they were read, by language and filter: ids of another language, in the URL or on the
 * way back through the history, are understood by them.
 */
const seen = new Map<string, Choice[]>();

/** What becomes of a chosen id in the language in force; `gone` is its name, empty if unknown. */
type Fate = 'stays' | 'waits' | { becomes: string } | { gone: string };

function fateOf({ name, choices, failed }: Facet, id: string, locale: Locale): Fate {
  const isIt = (choice: Choice) => choice.id === id;
  if (choices?.some(isIt)) return 'stays';
  const elsewhere = availableLocales()
    .filter((code) => code !== locale)
    .map((code) => seen.get(`${code} ${name}`))
    .find((list) => list?.some(isIt));
  const gone = { gone: elsewhere?.find(isIt)?.name ?? '' };
  if (choices) {
    const same = elsewhere && sameChoice(id, elsewhere, choices);
    return same ? { becomes: same.id } : gone;
  }
  if (!elsewhere) return 'stays';
  return failed ? gone : 'waits';
}

/** How the URL has to change, and the names of what it loses. */
interface Turn {
  patch: Partial<PeopleSearch>;
  lost: string[];
}

/** The change that is due, undefined when none is; an empty one waits for a list. */
function turnOf(
  facets: Record<FacetName, Facet>,
  search: PeopleSearch,
  locale: Locale,
): Turn | undefined {
  const turn: Turn = { patch: {}, lost: [] };
  let waits = false;
  for (const name of FACETS) {
    const ids = chosenIn(search, name);
    const fates = ids.map((id) => fateOf(facets[name], id, locale));
    if (fates.includes('waits')) {
      waits = true;
      continue;
    }
    if (fates.every((fate) => fate === 'stays')) continue;
    const kept = fates.flatMap((fate, index) => {
      if (typeof fate === 'string') return ids[index] ?? [];
      return 'becomes' in fate ? fate.becomes : [];
    });
    const lost = fates.flatMap((fate) =>
      typeof fate === 'object' && 'gone' in fate ? fate.gone : [],
    );
    Object.assign(turn.patch, choosing(name, [...new Set(kept)]));
    turn.lost.push(...lost);
  }
  if (turn.lost.length > 0) turn.patch.page = undefined;
  return waits || Object.keys(turn.patch).length > 0 ? turn : undefined;
}

/**
 * Ids of fields, jobs and offices differ per language. After a language change, follows what is
 * chosen into the lists of the new language; what they do not know is dropped from the URL (D22).
 * Gives the names of what was dropped (empty where unknown) until `forget`, and whether the lawyers
 * should wait for the URL to be right.
 */
export function usePeopleOfLanguage(search: PeopleSearch, facets: Record<FacetName, Facet>) {
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [dropped, setDropped] = useState<{ locale: Locale; names: string[] }>();
  useEffect(() => {
    for (const { name, choices } of Object.values(facets)) {
      if (choices) seen.set(`${locale} ${name}`, choices);
    }
  }, [facets, locale]);
  const turn = turnOf(facets, search, locale);
  // `undefined` means removal, which JSON would leave out.
  const text = turn && JSON.stringify(turn, (_, value: unknown) => value ?? '');
  useEffect(() => {
    if (text === undefined) return;
    const { patch, lost } = JSON.parse(text) as Turn;
    if (Object.keys(patch).length === 0) return;
    const removed = Object.entries(patch).map(([name, value]) => [
      name,
      value === '' ? undefined : value,
    ]);
    const change = Object.fromEntries(removed) as Partial<PeopleSearch>;
    void navigate({
      to: '/people',
      search: (old) => ({ ...old, ...change }),
      replace: true,
      resetScroll: false,
    }).then(() => {
      if (lost.length === 0) return;
      setDropped((before) => {
        const names = before?.locale === locale ? before.names : [];
        return { locale, names: [...new Set([...names, ...lost])] };
      });
    });
  }, [text, locale, navigate]);
  return {
    waits: turn !== undefined,
    dropped: dropped?.locale === locale ? dropped.names : [],
    forget: () => setDropped(undefined),
  };
}
