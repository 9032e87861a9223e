import { useState } from 'react';

/** Returns the rows, or the last ones once there are none, so that the text of a dialog remains while it closes. */
export function useLastRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [shownRows, setShownRows] = useState(rows);
  if (rows.length > 0 && rows !== shownRows) setShownRows(rows);
  return shownRows;
}
