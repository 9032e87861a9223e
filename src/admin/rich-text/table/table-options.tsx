import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Flex, Form, Input } from 'antd';
import { DialogItem } from '@/admin/rich-text/dialog-item';
import {
  hasHeaderColumn,
  hasHeaderRow,
  setCaption,
  setHeaderColumn,
  setHeaderRow,
} from './table-edits';
import type { TableEditing } from './use-table-editing';

/** Renders the fields of an edited table: whether it has a header row and column, and its caption. */
export function TableOptions({ editing }: { editing: TableEditing }) {
  const { t } = useLingui();
  const { table, apply } = editing;
  const { caption } = table;
  const hasPlainCaption = !caption || caption.children.length === 0;
  return (
    <>
      <Form.Item>
        <Flex wrap gap="small">
          <Checkbox
            checked={hasHeaderRow(table)}
            onChange={({ target }) =>
              apply(
                (currentTable) => setHeaderRow(currentTable, target.checked),
                target.checked
                  ? t`The table now has a header row.`
                  : t`The table no longer has a header row.`,
              )
            }
          >
            <Trans>Header row</Trans>
          </Checkbox>
          <Checkbox
            checked={hasHeaderColumn(table)}
            onChange={({ target }) =>
              apply(
                (currentTable) => setHeaderColumn(currentTable, target.checked),
                target.checked
                  ? t`The table now has a header column.`
                  : t`The table no longer has a header column.`,
              )
            }
          >
            <Trans>Header column</Trans>
          </Checkbox>
        </Flex>
      </Form.Item>
      <DialogItem
        label={t`Caption`}
        hint={
          !hasPlainCaption && (
            <Trans>This caption has formatting. Edit it in the HTML of the table.</Trans>
          )
        }
      >
        {(controlProps) => (
          <Input
            {...controlProps}
            value={caption?.textContent ?? ''}
            readOnly={!hasPlainCaption}
            onChange={({ target }) =>
              apply((currentTable) => setCaption(currentTable, target.value))
            }
          />
        )}
      </DialogItem>
    </>
  );
}
