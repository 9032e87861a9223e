import { useState } from 'react';
import { VerifiedSave } from './verified-save';

/** Returns the `VerifiedSave` of a form, for its lifetime. */
export function useVerifiedSave<Values, Result>(): VerifiedSave<Values, Result> {
  const [verifiedSave] = useState(() => new VerifiedSave<Values, Result>());
  return verifiedSave;
}
