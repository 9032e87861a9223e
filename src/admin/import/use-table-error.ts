import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { NotTextError } from './decode-text';
import { MAX_ROWS, TableError } from './parse-table';

/** Returns the function that formats why a file or pasted cells cannot be imported. */
export function useTableError(): (error: unknown) => string {
  const { t } = useLingui();
  return useCallback(
    (error) => {
      if (error instanceof NotTextError)
        return t`This is not a text file. In Excel, Numbers or Google Sheets, save the table as CSV, or copy its cells and paste them below.`;
      if (!(error instanceof TableError))
        return t`Couldn’t read this file. It may have been moved, changed or deleted. Choose it again, or choose another one.`;
      const { reason, count } = error;
      switch (reason) {
        case 'empty':
          return t`No rows found. The first row must contain the column names, and each row below it one item.`;
        case 'long':
          return t`The table has ${count} rows, and the limit is ${MAX_ROWS}. Split it into several files.`;
        case 'quotes':
          return t`A quotation mark in row ${count} has no counterpart. Correct it, or save the file again in a spreadsheet.`;
        case 'large':
          return t`The file is larger than ${count} MB. Split it into several files.`;
      }
    },
    [t],
  );
}
