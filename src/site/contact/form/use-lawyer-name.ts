import { useState } from 'react';
import { useLawyer } from '@/api/lawyers';
import { toText } from '@/lib/to-text';

/**
 * Returns the name of the lawyer whom the message names; empty while it loads and for an unknown
 * lawyer. Preserves a known name after a language change, as the other language may lack this version (D22).
 */
export function useLawyerName(id: string | undefined): string {
  const [knownLawyer, setKnownLawyer] = useState({ id: '', name: '' });
  const { data } = useLawyer(id ?? null);
  const name = toText(data?.name).trim();
  if (id !== undefined && name && (knownLawyer.id !== id || knownLawyer.name !== name))
    setKnownLawyer({ id, name });
  return knownLawyer.id === id ? knownLawyer.name : '';
}
