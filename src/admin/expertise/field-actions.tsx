import { DeleteOutlined, EditOutlined, ExportOutlined } from '@ant-design/icons';
import { useLingui } from '@lingui/react/macro';
import { StepButtons } from '../kit/order/step-buttons';
import { RowAction, RowLink } from '../kit/row-action';
import styles from './field-list.module.css';
import type { FieldRow } from './field-match';
import { useFieldName } from './use-field-name';

interface FieldActionsProps {
  row: FieldRow;
  /** Its place among all rows, counted from 0, and how many there are. */
  index: number;
  total: number;
  onShift: (to: number) => void;
  onDelete: () => void;
}

/** What can be done with one field. */
export function FieldActions({ row, index, total, onShift, onDelete }: FieldActionsProps) {
  const { t } = useLingui();
  const { rowName, mainOf } = useFieldName();
  const what = rowName(row);
  const main = mainOf(row);
  if (!main) return null;
  const params = { id: String(main.id) };
  return (
    <div className={styles.actions}>
      <StepButtons what={what} index={index} total={total} onStep={onShift} />
      <RowLink
        to="/admin/expertise/edit/$id"
        params={params}
        icon={<EditOutlined />}
        word={t`Edit`}
        what={what}
      />
      <RowAction icon={<DeleteOutlined />} word={t`Delete`} what={what} onClick={onDelete} />
      <RowLink
        to="/expertise/detail/$id"
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
