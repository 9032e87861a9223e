import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  DownOutlined,
  ExclamationCircleFilled,
  HolderOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Trans, useLingui } from '@lingui/react/macro';
import { getIn, useFormikContext } from 'formik';
import { useContext, useState, type ReactNode } from 'react';
import { EditContext } from '../../kit/edit/edit-context';
import { useNameList } from '../../kit/name-list';
import { safeUrl } from '../../../lib/safe-url';
import { usePortalScreen } from '../portal-context';
import type { ListName, PortalValues, Row } from '../portal-values';
import { useRowName } from './row-name';
import styles from './rows.module.css';

interface RowItemProps {
  list: ListName;
  row: Row;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: (removed: boolean) => void;
  /** The row's fields, shown when it is opened. */
  children: ReactNode;
}

function pictureOf({ versions }: Row): string | undefined {
  const entry = Object.values(versions).find((one) => one !== null);
  return entry && 'coverUrl' in entry ? safeUrl(entry.coverUrl) : undefined;
}

/** One row: handle, name and actions; its fields once it is opened. */
export function RowItem({ list, row, index, count, onMove, onRemove, children }: RowItemProps) {
  const { t } = useLingui();
  const { languages, open, show } = usePortalScreen();
  const listed = useNameList();
  const { name, others } = useRowName()(list, row, index);
  const shown = open.has(row.key) && !row.removed;
  // Fields stay once they were there: an upload goes on, an editor keeps its place.
  const [opened, setOpened] = useState(shown);
  if (shown && !opened) setOpened(true);
  const sortable = useSortable({
    id: row.key,
    disabled: count < 2,
    attributes: { roleDescription: t`movable` },
  });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const { setNodeRef, setActivatorNodeRef } = sortable;
  const { tried } = useContext(EditContext);
  const { errors } = useFormikContext<PortalValues>();
  const faulty = tried && getIn(errors, `${list}.${index}`) !== undefined;
  const missing = languages.filter(({ code }) => !row.versions[code]).map((one) => one.name);
  const without = listed(missing);
  const picture = pictureOf(row);

  const step = (to: number, word: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.step}
      title={word}
      // Not `disabled`: the focus would be lost at the end of the way.
      aria-disabled={to < 0 || to >= count}
      onClick={(event) => {
        const button = event.currentTarget;
        onMove(to);
        // An element that is put elsewhere loses the focus.
        button.focus();
      }}
    >
      {icon}
      <span className="visually-hidden">
        {word}: {name}
      </span>
    </button>
  );

  return (
    <li
      ref={setNodeRef}
      id={row.key}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.row} data-removed={row.removed || undefined}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          title={t`Drag to another place`}
          {...attributes}
          {...listeners}
        >
          <HolderOutlined aria-hidden />
          <span className="visually-hidden">{t`Change the place of ${name}`}</span>
        </button>
        {picture ? (
          <img src={picture} alt="" width={48} height={32} className={styles.picture} />
        ) : (
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
        )}
        <div className={styles.names}>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          {others.length > 0 && !row.removed && (
            <p className={styles.other}>
              <bdi>{others.join(' · ')}</bdi>
            </p>
          )}
          {without && !row.removed && (
            <p className={styles.missing}>
              <Trans>Not in {without}</Trans>
            </p>
          )}
          {faulty && !row.removed && (
            <p className={styles.faulty}>
              <ExclamationCircleFilled aria-hidden /> <Trans>Something is to be mended here.</Trans>
            </p>
          )}
        </div>
        {row.removed ? (
          <div className={styles.actions}>
            <span className={styles.other}>
              <Trans>Goes when you publish.</Trans>
            </span>
            <button
              id={`${row.key}-undo`}
              type="button"
              className={styles.action}
              onClick={() => onRemove(false)}
            >
              <UndoOutlined aria-hidden />
              <span>
                <Trans>Undo</Trans>
                <span className="visually-hidden">: {name}</span>
              </span>
            </button>
          </div>
        ) : (
          <div className={styles.actions}>
            {step(index - 1, t`Move up`, <ArrowUpOutlined aria-hidden />)}
            {step(index + 1, t`Move down`, <ArrowDownOutlined aria-hidden />)}
            <button
              id={`${row.key}-remove`}
              type="button"
              className={styles.step}
              onClick={() => onRemove(true)}
              title={t`Remove`}
            >
              <DeleteOutlined aria-hidden />
              <span className="visually-hidden">{t`Remove ${name}`}</span>
            </button>
            <button
              id={`${row.key}-edit`}
              type="button"
              className={styles.action}
              aria-expanded={shown}
              onClick={() => show(row.key, !shown)}
            >
              <DownOutlined aria-hidden className={styles.arrow} />
              <span>
                <Trans>Edit</Trans>
                <span className="visually-hidden">: {name}</span>
              </span>
            </button>
          </div>
        )}
      </div>
      {opened && (
        <div className={styles.fields} hidden={!shown}>
          {children}
        </div>
      )}
    </li>
  );
}
