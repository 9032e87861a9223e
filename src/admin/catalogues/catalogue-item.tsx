import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { useId, type CSSProperties } from 'react';
import { DragHandle } from '../kit/order/drag-handle';
import { CatalogueForm } from './catalogue-form';
import type { Folder } from './catalogue-folders';
import { CatalogueList } from './catalogue-list';
import { CatalogueNames } from './catalogue-names';
import { CatalogueOutcome } from './catalogue-outcome';
import { useCataloguesScreen } from './catalogues-context';
import styles from './catalogues.module.css';

/** Deeper levels are indented no further: names need the room. */
const DEEPEST_INDENT = 6;

interface CatalogueItemProps {
  folder: Folder;
  siblings: readonly Folder[];
  index: number;
}

/** One catalogue with its handle, names and actions, and the list of those below it. */
export function CatalogueItem({ folder, siblings, index }: CatalogueItemProps) {
  const { t } = useLingui();
  const screen = useCataloguesScreen();
  const { form, collapsed, nameOf, writes } = screen;
  const listId = useId();
  const { no, level, children } = folder;
  const name = nameOf(folder);
  const leaving = writes.resultOf(folder) && writes.resultOf(folder)?.state !== 'failed';
  const sortable = useSortable({
    id: no,
    disabled: siblings.length < 2 || Boolean(leaving),
    attributes: { roleDescription: t`movable` },
  });
  const { transform, transition, isDragging, setNodeRef } = sortable;
  const adding = form.target?.kind === 'add' && form.target.parentNo === no;
  const shown = adding || (children.length > 0 && !collapsed.has(no));
  const indent = Math.min(level, DEEPEST_INDENT) - 1;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {form.target?.kind === 'rename' && form.target.no === no ? (
        <CatalogueForm target={form.target} />
      ) : (
        <div
          className={styles.row}
          style={{ '--indent': indent } as CSSProperties}
          data-leaving={leaving ? true : undefined}
        >
          <DragHandle sortable={sortable} name={name} />
          {children.length > 0 ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={shown}
              onClick={() => screen.toggle(no)}
            >
              <span className={styles.arrow} aria-hidden />
              <span className="visually-hidden">{t`Catalogues below ${name}`}</span>
            </button>
          ) : (
            <span className={styles.noToggle} />
          )}
          <CatalogueNames folder={folder} />
          <CatalogueOutcome folder={folder} siblings={siblings} index={index} />
        </div>
      )}
      {shown && (
        <CatalogueList
          id={listId}
          parentNo={no}
          folders={children}
          label={t`Catalogues below ${name}`}
        />
      )}
    </li>
  );
}
