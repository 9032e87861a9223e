import { findKept, type KeptPart } from '../../src/admin/kit/draft-store';

/** What is kept of an account's work on an item, by part; of several visits the latest. */
export async function readDraft({
  user,
  item,
}: Pick<KeptPart, 'user' | 'item'>): Promise<Record<string, KeptPart>> {
  const parts = await findKept({ user, aliases: [] }, [item]);
  return Object.fromEntries(parts.map((part) => [part.part, part]));
}
