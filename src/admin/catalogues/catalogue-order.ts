import type { CatalogueMove } from '../../api/staff/catalogues';
import type { CatalogueVersion, Places, Siblings } from './catalogue-places';

/**
 * A catalogue that passes some of its siblings. Said in this way it means the same in every language,
 * whichever of the siblings that language has, and doing it twice changes nothing more.
 */
export interface Passage {
  no: string;
  /** The siblings that were before it and come after it, or the other way round. */
  passed: readonly string[];
  way: 'up' | 'down';
}

/** The passage that takes what is at `from` of a list of siblings to the index `to`; undefined of none. */
export function passageOf(
  siblings: readonly string[],
  from: number,
  to: number,
): Passage | undefined {
  const no = siblings[from];
  if (no === undefined || from === to || to < 0 || to >= siblings.length) return undefined;
  return to < from
    ? { no, passed: siblings.slice(to, from), way: 'up' }
    : { no, passed: siblings.slice(from + 1, to + 1), way: 'down' };
}

interface Steps {
  parentNo: string;
  list: readonly CatalogueVersion[];
  from: number;
  to: number;
}

function stepsIn(siblings: Siblings, { no, passed, way }: Passage): Steps | undefined {
  for (const [parentNo, list] of siblings) {
    const from = list.findIndex((version) => version.no === no);
    if (from < 0) continue;
    const others = list.flatMap((version, index) => (passed.includes(version.no) ? [index] : []));
    const to = way === 'up' ? Math.min(from, ...others) : Math.max(from, ...others);
    return { parentNo, list, from, to };
  }
  return undefined;
}

/** The places after a passage. Where it has happened already, or cannot, nothing changes. */
export function placesAfter(places: Places, passage: Passage): Places {
  const next: Partial<Record<string, Siblings>> = { ...places };
  for (const [lang, siblings] of Object.entries(places)) {
    const steps = siblings && stepsIn(siblings, passage);
    if (!steps || steps.from === steps.to) continue;
    const { parentNo, list, from, to } = steps;
    const moved = list.slice(from, from + 1);
    const reordered = list.toSpliced(from, 1).toSpliced(to, 0, ...moved);
    next[lang] = new Map(siblings).set(parentNo, reordered);
  }
  return next;
}

/**
 * The chain of adjacent moves that is sent for a passage, for every language version (D27): the later
 * of the two as source, the earlier as target. Empty where no language has both.
 */
export function movesFor(places: Places, passage: Passage): CatalogueMove[] {
  return Object.values(places).flatMap((siblings) => {
    const steps = siblings && stepsIn(siblings, passage);
    if (!steps) return [];
    const { list, from, to } = steps;
    const moved = list[from];
    if (!moved) return [];
    return from > to
      ? list
          .slice(to, from)
          .toReversed()
          .map(({ id }) => ({ sourceId: moved.id, targetId: id }))
      : list.slice(from + 1, to + 1).map(({ id }) => ({ sourceId: id, targetId: moved.id }));
  });
}
