import { isOutcomeUnknown } from '@/api/is-outcome-unknown';
import { placeLawyer, readLawyerPage, revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { groupVersions } from '@/lib/group-versions';

const PAGE_SIZE = 100;

/** Returns the position of a lawyer by the page of the list on which it is expected; undefined where it is not there. */
async function readPosition(no: Lawyer['no'], expected: number): Promise<number | undefined> {
  const page = Math.ceil(expected / PAGE_SIZE);
  const { items, countsRows } = await readLawyerPage({ page, pageSize: PAGE_SIZE });
  const index = groupVersions(items, '').findIndex((one) => String(one.no) === String(no));
  return countsRows || index < 0 ? undefined : (page - 1) * PAGE_SIZE + index + 1;
}

/**
 * Puts a lawyer, in all languages, at a position counted from 1 (D27), and returns the position that the list shows then
 * (D52); undefined where it could not be read. Throws `ApiError`, unless the list shows that it was done all the same.
 */
export async function moveToPosition(
  no: Lawyer['no'],
  position: number,
): Promise<number | undefined> {
  const look = async () => {
    const found = await readPosition(no, position).catch(() => undefined);
    await revalidateLawyers();
    return found;
  };
  try {
    await placeLawyer(no, position);
  } catch (error) {
    if (isOutcomeUnknown(error) && (await look()) === position) return position;
    throw error;
  }
  return look();
}
