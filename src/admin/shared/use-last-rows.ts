import { useState } from 'react';

/** Gives the rows in question, and the last ones once there are none: the words stay while the question closes. */
export function useLastRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(rows);
  if (rows.length > 0 && rows !== shown) setShown(rows);
  return shown;
}
