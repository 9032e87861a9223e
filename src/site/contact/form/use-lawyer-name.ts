import { useState } from 'react';
import { useLawyer } from '@/api/lawyers';
import { toText } from '@/lib/to-text';

/**
 * The name of the lawyer whom the message is for; empty while it is read and for an unknown one. Once
 * known it stays, since another language may not have this version of the lawyer (D22).
 */
export function useLawyerName(id: string | undefined): string {
  const [known, setKnown] = useState({ id: '', name: '' });
  const { data } = useLawyer(id ?? null);
  const name = toText(data?.name).trim();
  if (id !== undefined && name && (known.id !== id || known.name !== name)) setKnown({ id, name });
  return known.id === id ? known.name : '';
}
