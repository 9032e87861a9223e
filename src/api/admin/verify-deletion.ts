import { awaitSuccess } from '@/api/response-envelope';
import { ApiError, isOutcomeUnknown } from '@/api/errors';

/** Reports a deletion whose response does not prove what happened to the item. */
export class DeletionError extends Error {
  /** `not-deleted`: the server accepted the deletion and still has the item. `unknown`: it may have the item. */
  readonly outcome: 'not-deleted' | 'unknown';

  /** `cause` is the 401 if the session ended before the check, otherwise the error of the deletion, if any. */
  constructor(outcome: DeletionError['outcome'], cause?: unknown) {
    // oxlint-disable-next-line lingui/no-unlocalized-strings -- never shown
    super(`The deletion could not be verified: ${outcome}`, { cause });
    this.name = 'DeletionError';
    this.outcome = outcome;
  }
}

/** Returns undefined when the state of the item cannot be fetched. Throws a `DeletionError` if the session has ended. */
async function tryFetchIsStored(
  fetchIsStored: () => Promise<boolean>,
): Promise<boolean | undefined> {
  try {
    return await fetchIsStored();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw new DeletionError('unknown', error);
    return undefined;
  }
}

/**
 * Waits for a deletion and checks that the item no longer exists (D52): a lost response may hide a deletion, and a
 * success may hide that nothing was deleted. A success counts when the check fails, except for a 401; so does a 404, for
 * the retry of a deletion that failed halfway. Throws the `ApiError` of the deletion, or a `DeletionError`.
 */
export async function verifyDeletion(
  call: Parameters<typeof awaitSuccess>[0],
  fetchIsStored: () => Promise<boolean>,
): Promise<void> {
  try {
    await awaitSuccess(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return;
    if (!isOutcomeUnknown(error)) throw error;
    const isStored = await tryFetchIsStored(fetchIsStored);
    if (isStored === undefined) throw new DeletionError('unknown', error);
    if (isStored) throw error;
    return;
  }
  if (await tryFetchIsStored(fetchIsStored)) throw new DeletionError('not-deleted');
}

const partialDeletionErrors = new WeakSet<Error>();

/** Returns whether `trackPartialDeletion` threw this error after a language was deleted. */
export function isPartialDeletion(error: unknown): boolean {
  return error instanceof Error && partialDeletionErrors.has(error);
}

/** Returns whether a failed deletion may have deleted something: all of the item, or some of its languages. */
export function mayHaveDeleted(error: unknown): boolean {
  return (
    (error instanceof DeletionError && error.outcome === 'unknown') || isPartialDeletion(error)
  );
}

/** Runs a deletion in several languages, which calls `onDeleted` for each deleted one. Throws its error. */
export async function trackPartialDeletion(
  run: (onDeleted: () => void) => Promise<void>,
): Promise<void> {
  let isAnyDeleted = false;
  try {
    await run(() => {
      isAnyDeleted = true;
    });
  } catch (error) {
    if (isAnyDeleted && error instanceof Error) partialDeletionErrors.add(error);
    throw error;
  }
}

/** Deletes versions one after another. Throws the first error, which `isPartialDeletion` recognizes. */
export function deleteInSequence<Version>(
  versions: readonly Version[],
  deleteVersion: (version: Version) => Promise<void>,
): Promise<void> {
  return trackPartialDeletion(async (onDeleted) => {
    for (const version of versions) {
      await deleteVersion(version);
      onDeleted();
    }
  });
}

/** Returns whether a list contains the record with this id. */
export function containsId(list: readonly { id: string | number }[], id: string | number): boolean {
  return list.some((record) => String(record.id) === String(id));
}
