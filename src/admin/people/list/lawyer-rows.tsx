import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { SelectAllBox } from '../../kit/list/select-box';
import listStyles from '../../kit/list.module.css';
import { SortArea } from '../../kit/order/sort-area';
import { FROM_DESKTOP, FROM_TABLET, useMedia } from '../../kit/use-media';
import { isPinned, type ListedLawyer } from '../lawyer';
import styles from './lawyer-list.module.css';
import { LawyerRow, type LawyerRowProps } from './lawyer-row';
import { keyOf } from './use-lawyer-writes';

interface LawyerRowsProps extends LawyerRowProps {
  /** What the list is called. */
  label: string;
  /** Whether a search hides what lies between: then nothing is dragged. */
  filtered: boolean;
  /** Takes what is at the first place of the given lawyers to the second. */
  onShift: (among: readonly ListedLawyer[], from: number, to: number) => void;
}

/**
 * The lawyers of a page: a table, with fewer columns on tablets, and cards on phones. They are put in
 * order by dragging, by mouse or keyboard (D27): the pinned among themselves, since they come first anyway.
 */
export function LawyerRows({ label, filtered, onShift, ...row }: LawyerRowsProps) {
  const { t } = useLingui();
  const { state: lawyers } = row.order;
  const tablet = useMedia(FROM_TABLET);
  const wide = useMedia(FROM_DESKTOP);
  const lists = [
    { id: 'pinned', members: lawyers.filter(isPinned) },
    { id: 'others', members: lawyers.filter((lawyer) => !isPinned(lawyer)) },
  ];

  const drop = (items: readonly string[], from: number, to: number) => {
    const list = lists.find(({ members }) => members.some((one) => keyOf(one) === items[from]));
    if (list) onShift(list.members, from, to);
  };

  const rows = lists.map(({ id, members }) => (
    <Fragment key={id}>
      <SortableContext id={id} items={members.map(keyOf)} strategy={verticalListSortingStrategy}>
        {members.map((lawyer) => (
          <LawyerRow
            key={keyOf(lawyer)}
            {...row}
            lawyer={lawyer}
            sortable={!filtered && members.length > 1}
            layout={tablet ? (wide ? 'wide' : 'table') : 'card'}
          />
        ))}
      </SortableContext>
    </Fragment>
  ));

  return (
    <SortArea
      nameOf={(no) => lawyers.find((lawyer) => keyOf(lawyer) === no)?.main.name ?? ''}
      instructions={t`Press the space bar to pick the lawyer up, the arrow keys to move it up or down on this page, the space bar to put it down, Escape to leave it where it was.`}
      onDrop={drop}
    >
      {tablet ? (
        <table className={listStyles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={styles.select} aria-label={t`Selection`}>
                <SelectAllBox selection={row.selection} count={lawyers.length} />
              </th>
              <th scope="col">{t`Lawyer`}</th>
              <th scope="col" className={styles.languages}>{t`Languages`}</th>
              {wide && <th scope="col" className={styles.posts}>{t`Jobs and office`}</th>}
              {wide && <th scope="col" className={styles.fields}>{t`Fields`}</th>}
              <th scope="col" className={styles.contact}>{t`Contact`}</th>
              <th scope="col" className={styles.doing}>{t`Actions`}</th>
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      ) : (
        <ul className={styles.cards} aria-label={label}>
          {rows}
        </ul>
      )}
    </SortArea>
  );
}
