import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { isOutcomeUnknown } from '@/api/errors';
import { moveLawyer, fetchLawyerPage, revalidateLawyers, type Lawyer } from '@/api/admin/lawyers';
import { groupVersions } from '@/admin/shared/group-versions';
import { LazyPositionDialog } from '@/admin/list/lazy-position-dialog';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { useLawyerName } from '@/admin/people/use-lawyer-name';
import { MessageError, useErrorMessage } from '@/admin/requests/error-message';

const PAGE_SIZE = 100;

/** Fetches the page where a lawyer is expected, and returns the lawyer's position; undefined if the page does not show it. */
async function fetchPosition(
  no: Lawyer['no'],
  expectedPosition: number,
): Promise<number | undefined> {
  const page = Math.ceil(expectedPosition / PAGE_SIZE);
  const { items, countsVersions } = await fetchLawyerPage({ page, pageSize: PAGE_SIZE });
  const index = groupVersions(items, '').findIndex((lawyer) => String(lawyer.no) === String(no));
  return countsVersions || index < 0 ? undefined : (page - 1) * PAGE_SIZE + index + 1;
}

/**
 * Moves a lawyer, in all languages, to a 1-based position (D27), and returns the position in the refetched list
 * (D52); undefined if that is unknown. Throws `ApiError`, unless the list shows that the move was stored.
 */
async function moveToPosition(no: Lawyer['no'], position: number): Promise<number | undefined> {
  const refetchPosition = async () => {
    const found = await fetchPosition(no, position).catch(() => undefined);
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

interface LawyerMoveDialogProps {
  lawyer: ListedLawyer;
  /** The position and the number of lawyers; undefined if unknown, as in search results. */
  currentPosition: number | undefined;
  total: number | undefined;
  announce: (message: string) => void;
  onClose: () => void;
}

/** Renders the dialog that moves a lawyer to a position, and announces the position that the server stored. */
export function LawyerMoveDialog({
  lawyer,
  currentPosition,
  total,
  announce,
  onClose,
}: LawyerMoveDialogProps) {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  const name = useLawyerName()(lawyer);
  const mayBeStored = useRef(false);
  const move = async (position: number) => {
    const storedPosition = await moveToPosition(lawyer.no, position).catch((error: unknown) => {
      mayBeStored.current ||= isOutcomeUnknown(error);
      // If an earlier attempt may be stored, no later error proves that nothing was moved.
      throw mayBeStored.current ? new MessageError(messageOf(error)) : error;
    });
    if (storedPosition !== undefined && storedPosition === currentPosition)
      throw new MessageError(t`“${name}” is still at position ${storedPosition}.`);
    announce(
      storedPosition === undefined
        ? t`Couldn’t check the position of “${name}”. The list shows the current order.`
        : storedPosition === position
          ? t`“${name}” has been moved to position ${position}.`
          : t`“${name}” is now at position ${storedPosition} instead of ${position}: pinned lawyers come first, and someone else may have changed the order at the same time.`,
    );
  };
  return (
    <LazyPositionDialog
      {...{ name, currentPosition, total, onClose }}
      note={<Trans>Pinned lawyers always come first.</Trans>}
      send={move}
    />
  );
}
