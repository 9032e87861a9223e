const SCORE_OF_SAME_ENTRY = 3;
const SCORE_OF_POSITION = 1;

/** Maximum number of comparisons; longer lists are matched by position. */
const MAX_COMPARISONS = 40_000;

type Match<Row, Entry> = [row: Row | undefined, entry: Entry | undefined];

/** Matches rows with another list's entries in order: the same (`isSame`) if possible, others by position; some stay single. */
export function matchEntries<Row, Entry>(
  rows: readonly Row[],
  entries: readonly Entry[],
  isSame: (row: Row, entry: Entry) => boolean,
): Match<Row, Entry>[] {
  if (rows.length * entries.length > MAX_COMPARISONS) {
    const length = Math.max(rows.length, entries.length);
    return Array.from({ length }, (_, index) => [rows[index], entries[index]]);
  }
  /** The best score of the rows and entries from each pair of indexes to the end. */
  const scores = new Map<string, number>();
  const scoreAt = (rowIndex: number, entryIndex: number) =>
    scores.get(`${rowIndex} ${entryIndex}`) ?? 0;
  const scoreOfMatch = (row: Row, rowIndex: number, entry: Entry, entryIndex: number) =>
    (isSame(row, entry) ? SCORE_OF_SAME_ENTRY : SCORE_OF_POSITION) +
    scoreAt(rowIndex + 1, entryIndex + 1);
  for (const [rowIndex, row] of [...rows.entries()].reverse())
    for (const [entryIndex, entry] of [...entries.entries()].reverse())
      scores.set(
        `${rowIndex} ${entryIndex}`,
        Math.max(
          scoreOfMatch(row, rowIndex, entry, entryIndex),
          scoreAt(rowIndex + 1, entryIndex),
          scoreAt(rowIndex, entryIndex + 1),
        ),
      );
  const matches: Match<Row, Entry>[] = [];
  let [rowIndex, entryIndex] = [0, 0];
  while (rowIndex < rows.length || entryIndex < entries.length) {
    const [row, entry] = [rows[rowIndex], entries[entryIndex]];
    const isMatch =
      row !== undefined &&
      entry !== undefined &&
      scoreAt(rowIndex, entryIndex) === scoreOfMatch(row, rowIndex, entry, entryIndex);
    const takesRow =
      row !== undefined &&
      (entry === undefined || scoreAt(rowIndex, entryIndex) === scoreAt(rowIndex + 1, entryIndex));
    if (isMatch) matches.push([row, entry]);
    else matches.push(takesRow ? [row, undefined] : [undefined, entry]);
    if (isMatch || takesRow) rowIndex += 1;
    if (isMatch || !takesRow) entryIndex += 1;
  }
  return matches;
}
