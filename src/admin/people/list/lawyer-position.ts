import { isOutcomeUnknown } from '@/api/errors';
import { moveLawyer, fetchLawyerPage, revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { groupVersions } from '@/lib/group-versions';

const PAGE_SIZE = 100;

/** Returns the position of a lawyer from the page of the list where it is expected; undefined when it is not there. */
async function readPosition(
  no: Lawyer['no'],
  expectedPosition: number,
): Promise<number | undefined> {
  const page = Math.ceil(expectedPosition / PAGE_SIZE);
  const { items, countsRows } = await fetchLawyerPage({ page, pageSize: PAGE_SIZE });
  const index = groupVersions(items, '').findIndex((lawyer) => String(lawyer.no) === String(no));
  return countsRows || index < 0 ? undefined : (page - 1) * PAGE_SIZE + index + 1;
}

/**
 * Moves a lawyer, in all languages, to a 1-based position (D27), and returns the position in the refetched list
 * (D52); undefined when that fails. Throws `ApiError`, unless the list shows that the move was stored.
 */
export async function moveToPosition(
  no: Lawyer['no'],
  position: number,
): Promise<number | undefined> {
  const refetchPosition = async () => {
    const found = await readPosition(no, position).catch(() => undefined);
    await revalidateLawyers();
    return found;
  };
  try {
    await moveLawyer(no, position);
  } catch (error) {
    if (isOutcomeUnknown(error) && (await refetchPosition()) === position) return position;
    throw error;
  }
  return refetchPosition();
}
