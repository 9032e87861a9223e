import styles from './selection.module.css';

interface NameListProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Number of names that need no scrolling. */
const VISIBLE_NAMES = 3;

/** Renders the names of rows. Many of them scroll, so that the buttons of a dialog remain in sight. */
export function NameList<Row>({ rows, keyOf, nameOf }: NameListProps<Row>) {
  return (
    <ul
      className={styles.nameList}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
      tabIndex={rows.length > VISIBLE_NAMES ? 0 : undefined}
    >
      {rows.map((row) => (
        <li key={keyOf(row)}>{nameOf(row)}</li>
      ))}
    </ul>
  );
}
