import { getConfig } from '@testing-library/dom';
import { findKept, type KeptPart } from '../../src/admin/shared/draft-store';

/**
 * Returns the saved parts of an account's draft of an item, by part; of several visits the latest. Like `waitFor`, lets the
 * screen update while the database responds.
 */
export async function readDraft({
  user,
  item,
}: Pick<KeptPart, 'user' | 'item'>): Promise<Record<string, KeptPart>> {
  let parts: KeptPart[] = [];
  await getConfig().asyncWrapper(async () => {
    parts = await findKept({ user, aliases: [] }, [item]);
  });
  return Object.fromEntries(parts.map((part) => [part.part, part]));
}
