import type { RowMutations } from './row-mutation';
import { isBeingDeleted } from './undoable-row-actions';

export interface RowOrder {
  /** Groups of row keys; rows are reordered within their group. A single row can only move in a tree. */
  groups: readonly (readonly string[])[];
  /** Returns whether a row currently cannot be moved. */
  isFixed: (key: string) => boolean;
  nameOf: (key: string) => string;
  /** Keyboard instructions for screen readers. */
  instructions: string;
  /** Receives the keys of a group and both indexes of the dropped row, counted from 0. */
  onDrop: (keys: readonly string[], fromIndex: number, toIndex: number) => void;
  /** In a tree: receives the key of the dropped row and of its new parent. */
  onDropInto?: ((key: string, parent: string) => void) | undefined;
}

interface RowOrderOptions<Row> extends Pick<RowOrder, 'instructions'> {
  groups: readonly (readonly Row[])[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  mutations: RowMutations<Row>;
  onDrop: (siblings: readonly Row[], fromIndex: number, toIndex: number) => void;
  onDropInto?: ((row: Row, parent: Row) => void) | undefined;
}

/** Returns how rows are reordered within their group, or into another row; rows with a pending deletion are fixed. */
export function createRowOrder<Row>(options: RowOrderOptions<Row>): RowOrder {
  const { groups, keyOf, nameOf, mutations, instructions, onDrop, onDropInto } = options;
  const rows = new Map(groups.flat().map((row) => [keyOf(row), row]));
  const rowsOf = (keys: readonly string[]) => keys.flatMap((key) => rows.get(key) ?? []);
  return {
    groups: groups.map((siblings) => siblings.map(keyOf)),
    isFixed: (key) => rowsOf([key]).some((row) => isBeingDeleted(row, mutations)),
    nameOf: (key) => rowsOf([key]).map(nameOf).join(''),
    instructions,
    onDrop: (keys, fromIndex, toIndex) => onDrop(rowsOf(keys), fromIndex, toIndex),
    onDropInto:
      onDropInto &&
      ((key, parentKey) => {
        const [row, parent] = rowsOf([key, parentKey]);
        if (row && parent) onDropInto(row, parent);
      }),
  };
}
