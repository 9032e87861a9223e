import { useEffect, useState } from 'react';
import { checkRows } from './check-rows';
import type { CheckedRow, ImportType } from './checked-row';
import type { ColumnMapping } from './guess-columns';
import type { Table } from './parse-table';

/** Checks the rows of a table, again when its rules change, as with the interface language. Undefined until then. */
export function useCheckedRows(
  type: ImportType,
  table: Table,
  mapping: ColumnMapping,
): CheckedRow[] | undefined {
  const [checked, setChecked] = useState<CheckedRow[]>();
  useEffect(() => {
    let isCurrent = true;
    void checkRows(type, table, mapping).then((rows) => {
      if (isCurrent) setChecked(rows);
    });
    return () => {
      isCurrent = false;
    };
  }, [type, table, mapping]);
  return checked;
}
