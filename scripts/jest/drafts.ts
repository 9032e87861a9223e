import { getConfig } from '@testing-library/dom';
import { findSavedParts, type SavedPart } from '../../src/admin/shared/draft-store';

/**
 * Runs an async step of a test outside of `act`, as `waitFor` does: antd's messages render in the meantime, and React would
 * warn about these updates.
 */
export async function runOutsideAct<Result>(run: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await getConfig().asyncWrapper(async () => results.push(await run()));
  return results[0] as Result;
}

/** Returns the saved parts of an account's draft of an item, by name; of a part that several tabs saved, the latest. */
export async function readDraft({
  user,
  item,
}: Pick<SavedPart, 'user' | 'item'>): Promise<Record<string, SavedPart>> {
  const parts = await runOutsideAct(() => findSavedParts({ user, otherNames: [] }, [item]));
  return Object.fromEntries(parts.map((part) => [part.part, part]));
}
