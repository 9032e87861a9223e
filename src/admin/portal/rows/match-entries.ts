const SCORE_OF_SAME_ENTRY = 3;
const SCORE_OF_POSITION = 1;

/** Limits the comparisons; longer lists are matched by position. */
const MAX_COMPARISONS = 40_000;

type Match<Row, Entry> = [row: Row | undefined, entry: Entry | undefined];

/**
 * Matches rows with the entries of another list, both of which keep their order: those that are the same (`isSame`) if
 * possible, others by position. Rows and entries without a match remain single.
 */
export function matchEntries<Row, Entry>(
  rows: readonly Row[],
  entries: readonly Entry[],
  isSame: (row: Row, entry: Entry) => boolean,
): Match<Row, Entry>[] {
  if (rows.length * entries.length > MAX_COMPARISONS) {
    const length = Math.max(rows.length, entries.length);
    return Array.from({ length }, (_, index) => [rows[index], entries[index]]);
  }
  /** The best score of the rows and entries from each pair of indexes on. */
  const scores = new Map<string, number>();
  const scoreAt = (i: number, j: number) => scores.get(`${i} ${j}`) ?? 0;
  const scoreOfMatch = (row: Row, i: number, entry: Entry, j: number) =>
    (isSame(row, entry) ? SCORE_OF_SAME_ENTRY : SCORE_OF_POSITION) + scoreAt(i + 1, j + 1);
  for (const [i, row] of [...rows.entries()].reverse())
    for (const [j, entry] of [...entries.entries()].reverse())
      scores.set(
        `${i} ${j}`,
        Math.max(scoreOfMatch(row, i, entry, j), scoreAt(i + 1, j), scoreAt(i, j + 1)),
      );
  const matches: Match<Row, Entry>[] = [];
  let [i, j] = [0, 0];
  while (i < rows.length || j < entries.length) {
    const [row, entry] = [rows[i], entries[j]];
    const isMatch =
      row !== undefined && entry !== undefined && scoreAt(i, j) === scoreOfMatch(row, i, entry, j);
    const takesRow =
      row !== undefined && (entry === undefined || scoreAt(i, j) === scoreAt(i + 1, j));
    if (isMatch) matches.push([row, entry]);
    else matches.push(takesRow ? [row, undefined] : [undefined, entry]);
    if (isMatch || takesRow) i += 1;
    if (isMatch || !takesRow) j += 1;
  }
  return matches;
}
