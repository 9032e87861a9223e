const SCORE_OF_ALIKE = 3;
const SCORE_OF_PAIR = 1;

/** Limits the comparisons; longer lists are matched by position. */
const MAX_COMPARISONS = 40_000;

type Pair<One, Other> = [one: One | undefined, other: Other | undefined];

/** Returns the scores of the best matches from each pair of positions on. */
function scores<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  worth: (one: One, other: Other) => number,
): number[][] {
  const table = Array.from({ length: ones.length + 1 }, () =>
    Array.from({ length: others.length + 1 }, () => 0),
  );
  for (const [i, one] of [...ones.entries()].reverse()) {
    for (const [j, other] of [...others.entries()].reverse()) {
      const row = table[i] ?? [];
      const rowBelow = table[i + 1] ?? [];
      const paired = worth(one, other) + (rowBelow[j + 1] ?? 0);
      row[j] = Math.max(paired, rowBelow[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/**
 * Matches the entries of two lists, each of which keeps its order: `alike` entries if possible, others by position.
 * An entry without a match is single.
 */
export function matchEntries<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  alike: (one: One, other: Other) => boolean,
): Pair<One, Other>[] {
  if (ones.length * others.length > MAX_COMPARISONS) {
    const length = Math.max(ones.length, others.length);
    return Array.from({ length }, (_, index) => [ones[index], others[index]]);
  }
  const worth = (one: One, other: Other) => (alike(one, other) ? SCORE_OF_ALIKE : SCORE_OF_PAIR);
  const table = scores(ones, others, worth);
  const score = (i: number, j: number) => table[i]?.[j] ?? 0;
  const pairs: Pair<One, Other>[] = [];
  let i = 0;
  let j = 0;
  while (i < ones.length || j < others.length) {
    const one = ones[i];
    const other = others[j];
    const scoreHere = score(i, j);
    if (
      one !== undefined &&
      other !== undefined &&
      scoreHere === worth(one, other) + score(i + 1, j + 1)
    ) {
      pairs.push([one, other]);
      i += 1;
      j += 1;
    } else if (one !== undefined && (other === undefined || scoreHere === score(i + 1, j))) {
      pairs.push([one, undefined]);
      i += 1;
    } else {
      pairs.push([undefined, other]);
      j += 1;
    }
  }
  return pairs;
}
