import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageTags } from '../../kit/language-tags';
import { DragHandle } from '../../kit/order/drag-handle';
import { OrderOutcome } from '../../kit/order/order-outcome';
import { RowOutcome } from '../../kit/list/row-outcome';
import { SelectBox } from '../../kit/list/select-box';
import type { RowWrites } from '../../kit/list/use-row-writes';
import type { Selection } from '../../kit/list/use-selection';
import type { ListedLawyer } from '../lawyer';
import { LawyerActions } from './lawyer-actions';
import {
  LawyerContact,
  LawyerFields,
  LawyerName,
  LawyerPortrait,
  LawyerPosition,
} from './lawyer-cells';
import styles from './lawyer-list.module.css';
import type { LawyerOrder } from './use-lawyer-order';
import { keyOf } from './use-lawyer-writes';

/** What every row of the list is given. */
export interface LawyerRowProps {
  order: LawyerOrder;
  writes: RowWrites<ListedLawyer>;
  selection: Selection<ListedLawyer>;
  pinned: (lawyer: ListedLawyer) => boolean;
  onPin: (lawyer: ListedLawyer) => void;
  onMove: (lawyer: ListedLawyer) => void;
  onDelete: (lawyer: ListedLawyer) => void;
}

interface OneRowProps extends LawyerRowProps {
  lawyer: ListedLawyer;
  /** Whether it can be dragged: there is another place, and no search hides what lies between. */
  sortable: boolean;
  layout: 'wide' | 'table' | 'card';
}

/** One lawyer: a row of the table, with more columns where there is room, or a card on phones. */
export function LawyerRow(props: OneRowProps) {
  const { lawyer, sortable, layout, writes, selection, pinned } = props;
  const result = writes.resultOf(lawyer);
  const going = result?.going === true && result.state !== 'failed';
  const { t } = useLingui();
  const { name } = lawyer.main;
  const drag = useSortable({
    id: keyOf(lawyer),
    disabled: !sortable || going,
    attributes: { roleDescription: t`movable` },
  });
  const { setNodeRef, transform, transition, isDragging } = drag;
  const outer = {
    style: { transform: CSS.Translate.toString(transform), transition },
    'data-going': going || undefined,
    'data-dragging': isDragging || undefined,
  };
  const handle = sortable && <DragHandle sortable={drag} name={name} />;
  const box = <SelectBox row={lawyer} selection={selection} what={name} />;
  const languages = <LanguageTags present={Object.keys(lawyer.versions)} />;
  const person = (more: ReactNode) => (
    <div className={styles.heading}>
      <LawyerPortrait lawyer={lawyer} />
      <div className={styles.words}>
        <LawyerName lawyer={lawyer} pinned={pinned(lawyer)} />
        {more}
      </div>
    </div>
  );
  const doing = <Doing {...props} />;
  const facts = (
    <>
      <LawyerPosition lawyer={lawyer} />
      <p className={styles.muted}>
        <LawyerFields lawyer={lawyer} />
      </p>
    </>
  );

  if (layout === 'card') {
    return (
      <li ref={setNodeRef} className={styles.card} {...outer}>
        <div className={styles.cardHead}>
          <div className={styles.cardSide}>
            {box}
            {handle}
          </div>
          {person(facts)}
        </div>
        <div className={styles.foot}>
          {languages}
          <LawyerContact lawyer={lawyer} />
        </div>
        {doing}
      </li>
    );
  }
  return (
    <tr ref={setNodeRef} {...outer}>
      <td className={styles.select}>
        {box}
        {handle}
      </td>
      <td>{person(layout === 'table' && facts)}</td>
      <td>{languages}</td>
      {layout === 'wide' && (
        <td>
          <LawyerPosition lawyer={lawyer} />
        </td>
      )}
      {layout === 'wide' && (
        <td>
          <LawyerFields lawyer={lawyer} />
        </td>
      )}
      <td>
        <LawyerContact lawyer={lawyer} />
      </td>
      <td>{doing}</td>
    </tr>
  );
}

/** What can be done with a lawyer, what is being sent, and what has failed and can be tried again. */
function Doing(props: OneRowProps) {
  const { lawyer, order, writes, pinned, onPin, onMove, onDelete } = props;
  const { name } = lawyer.main;
  return (
    <>
      <RowOutcome row={lawyer} writes={writes} what={name}>
        <LawyerActions
          lawyer={lawyer}
          pinned={pinned(lawyer)}
          onPin={() => onPin(lawyer)}
          onMove={() => onMove(lawyer)}
          onDelete={() => onDelete(lawyer)}
        />
      </RowOutcome>
      <OrderOutcome order={order} no={keyOf(lawyer)} what={name} />
    </>
  );
}
