import { getConfig } from '@testing-library/dom';
import { findSavedParts, type SavedPart } from '../../src/admin/shared/draft-store';

/**
 * Returns the saved parts of an account's draft of an item, by part; of several visits the latest. Like `waitFor`, lets the
 * screen update while the database responds.
 */
export async function readDraft({
  user,
  item,
}: Pick<SavedPart, 'user' | 'item'>): Promise<Record<string, SavedPart>> {
  let parts: SavedPart[] = [];
  await getConfig().asyncWrapper(async () => {
    parts = await findSavedParts({ user, aliases: [] }, [item]);
  });
  return Object.fromEntries(parts.map((part) => [part.part, part]));
}
