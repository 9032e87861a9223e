import { deleteLawyer, refreshLawyers, setLawyerTop } from '../../../api/staff/lawyers';
import { useLanguageNames } from '../../kit/language-names';
import { useRowWrites, type RowWrite } from '../../kit/list/use-row-writes';
import { onEveryVersion } from '../find-versions';
import { isPinned, versionsOf, type ListedLawyer } from '../lawyer';

/** What tells lawyers apart in a list. */
export function keyOf({ no }: ListedLawyer): string {
  return String(no);
}

/** What a lawyer is called. */
export function nameOf({ main }: ListedLawyer): string {
  return main.name;
}

/** The writes on rows of the list of lawyers, in all languages: top (D23), and deleting with undo (design 6). */
export function useLawyerWrites(rows: readonly ListedLawyer[] | undefined) {
  const { codes } = useLanguageNames();
  const writes = useRowWrites({ keyOf, nameOf, rows, afterwards: refreshLawyers });
  const setTop = (top: 0 | 1): RowWrite<ListedLawyer> => ({
    name: top === 1 ? 'pin' : 'unpin',
    send: (row, action) =>
      onEveryVersion(versionsOf(row), codes, ({ id }) => setLawyerTop(id, top, action)),
  });
  const remove: RowWrite<ListedLawyer> = {
    name: 'delete',
    send: (row, action) =>
      onEveryVersion(versionsOf(row), codes, ({ id }) => deleteLawyer(id, action)),
    undoable: true,
  };
  return {
    writes,
    setTop: (rows: readonly ListedLawyer[], top: boolean) =>
      void writes.run(rows, setTop(top ? 1 : 0)),
    remove: (rows: readonly ListedLawyer[]) => void writes.run(rows, remove),
    /** What was just wished for, otherwise what is stored. */
    pinned: (row: ListedLawyer) => {
      const wish = writes.resultOf(row);
      const open = wish && wish.state !== 'failed' && !wish.going;
      return open ? wish.name === 'pin' : isPinned(row);
    },
  };
}
