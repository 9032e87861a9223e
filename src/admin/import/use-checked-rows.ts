import { useEffect, useState } from 'react';
import { checkRows } from './check-rows';
import type { CheckedRow, ImportType } from './checked-row';
import type { ColumnMapping } from './guess-columns';
import type { Table } from './parse-table';

/** Checks the rows of a table, and again when the rules change, as with the interface language. Undefined until then. */
export function useCheckedRows(
  type: ImportType,
  table: Table,
  mapping: ColumnMapping,
): CheckedRow[] | undefined {
  const [checkedRows, setCheckedRows] = useState<CheckedRow[]>();
  useEffect(() => {
    let isCurrent = true;
    void checkRows(type, table, mapping).then((rows) => {
      if (isCurrent) setCheckedRows(rows);
    });
    return () => {
      isCurrent = false;
    };
  }, [type, table, mapping]);
  return checkedRows;
}
