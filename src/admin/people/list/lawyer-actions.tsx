import {
  DeleteOutlined,
  EditOutlined,
  ExportOutlined,
  OrderedListOutlined,
  PushpinFilled,
  PushpinOutlined,
} from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { RowAction, RowLink } from '../../kit/row-action';
import type { ListedLawyer } from '../lawyer';
import styles from './lawyer-list.module.css';

interface LawyerActionsProps {
  lawyer: ListedLawyer;
  pinned: boolean;
  onPin: () => void;
  onMove: () => void;
  onDelete: () => void;
}

/** What can be done with one lawyer. */
export function LawyerActions({ lawyer, pinned, onPin, onMove, onDelete }: LawyerActionsProps) {
  const { t } = useLingui();
  const { id, name: what } = lawyer.main;
  const params = { id: String(id) };
  return (
    <div className={styles.actions}>
      <RowLink
        to="/admin/people/edit/$id"
        params={params}
        icon={<EditOutlined />}
        word={t`Edit`}
        what={what}
      />
      <RowAction
        icon={pinned ? <PushpinFilled /> : <PushpinOutlined />}
        word={pinned ? t`Unpin` : t`Pin`}
        what={what}
        onClick={onPin}
      />
      <RowAction
        icon={<OrderedListOutlined />}
        word={t`Move`}
        hint={t`Move to a position`}
        what={what}
        onClick={onMove}
      />
      <RowAction icon={<DeleteOutlined />} word={t`Delete`} what={what} onClick={onDelete} />
      <RowLink
        to="/people/detail/$id"
        params={params}
        target="_blank"
        icon={<ExportOutlined />}
        word={t`Open`}
        hint={t`Open on the site`}
        what={what}
      />
    </div>
  );
}
