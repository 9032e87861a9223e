import { Trans, useLingui } from '@lingui/react/macro';
import { MoveToPosition } from '@/admin/list/move-to-position';
import type { ListedLawyer } from '@/admin/people/lawyer';
import { MessageError } from '@/admin/requests/error-message';
import { moveToPosition } from './lawyer-position';
import { nameOf } from './use-lawyer-mutations';

interface LawyerMoveProps {
  lawyer: ListedLawyer;
  /** The position and the number of lawyers; undefined in search results. */
  currentPosition: number | undefined;
  total: number | undefined;
  announce: (message: string) => void;
  onClose: () => void;
}

/** Renders the dialog that moves a lawyer to a position, and announces the position that the server stored. */
export function LawyerMove({ lawyer, currentPosition, total, announce, onClose }: LawyerMoveProps) {
  const { t } = useLingui();
  const name = nameOf(lawyer);
  const move = async (position: number) => {
    const storedPosition = await moveToPosition(lawyer.no, position);
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
    <MoveToPosition
      {...{ name, currentPosition, total, onClose }}
      note={<Trans>Pinned lawyers always come first.</Trans>}
      send={move}
    />
  );
}
