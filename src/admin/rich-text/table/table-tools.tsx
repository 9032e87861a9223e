import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  DeleteColumnOutlined,
  DeleteRowOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
  InsertRowLeftOutlined,
  InsertRowRightOutlined,
  LinkOutlined,
  MergeCellsOutlined,
  RedoOutlined,
  SplitCellsOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useContentLanguageAttributes } from '@/admin/fields/content-language';
import { ToolButtons, type Tool } from '@/admin/rich-text/tool-buttons';
import { useFormats } from '@/admin/rich-text/use-formats';
import { useMarkTools } from '@/admin/rich-text/use-mark-tools';
import { useRovingTabindex } from '@/admin/rich-text/use-roving-tabindex';
import {
  alignCells,
  canMerge,
  insertColumn,
  insertRow,
  mergeCells,
  removeColumn,
  removeRow,
  splitCell,
} from './table-edits';
import { cellsIn, gridOf } from './table-grid';
import type { TableEditing } from './use-table-editing';

function useRowAndColumnTools({ table, grid, area, apply }: TableEditing): Tool[][] {
  const { t } = useLingui();
  const { rowCount, columnCount } = area;
  const lastRow = area.row + rowCount - 1;
  const lastColumn = area.column + columnCount - 1;
  const repeat = (count: number, edit: () => void) => {
    for (let done = 0; done < count; done += 1) edit();
  };
  return [
    [
      {
        name: t`Add row above`,
        icon: <InsertRowAboveOutlined />,
        onClick: () =>
          apply((currentTable) => insertRow(currentTable, area.row, false), t`Row added.`),
      },
      {
        name: t`Add row below`,
        icon: <InsertRowBelowOutlined />,
        onClick: () =>
          apply((currentTable) => insertRow(currentTable, lastRow, true), t`Row added.`),
      },
      {
        name: t`Add column before`,
        icon: <InsertRowLeftOutlined />,
        onClick: () =>
          apply((currentTable) => insertColumn(currentTable, area.column, false), t`Column added.`),
      },
      {
        name: t`Add column after`,
        icon: <InsertRowRightOutlined />,
        onClick: () =>
          apply((currentTable) => insertColumn(currentTable, lastColumn, true), t`Column added.`),
      },
    ],
    [
      {
        name: t`Delete row`,
        icon: <DeleteRowOutlined />,
        disabled: rowCount === table.rows.length,
        onClick: () =>
          apply(
            (currentTable) => repeat(rowCount, () => removeRow(currentTable, area.row)),
            t`${plural(rowCount, { one: 'Row deleted.', other: '# rows deleted.' })}`,
          ),
      },
      {
        name: t`Delete column`,
        icon: <DeleteColumnOutlined />,
        disabled: columnCount === grid.columnCount,
        onClick: () =>
          apply(
            (currentTable) => repeat(columnCount, () => removeColumn(currentTable, area.column)),
            t`${plural(columnCount, { one: 'Column deleted.', other: '# columns deleted.' })}`,
          ),
      },
    ],
  ];
}

function useCellTools({ table, grid, area, apply }: TableEditing): Tool[][] {
  const { t } = useLingui();
  const cells = cellsIn(grid, area);
  const [firstCell] = cells;
  const hasSpans = cells.length === 1 && (area.rowCount > 1 || area.columnCount > 1);
  const align = (to: string | undefined) => (currentTable: HTMLTableElement) =>
    alignCells(cellsIn(gridOf(currentTable), area), to);
  const isRightToLeft = useContentLanguageAttributes()?.dir === 'rtl';
  const [startSide, endSide] = isRightToLeft ? ['right', 'left'] : ['left', 'right'];
  const alignment = firstCell?.style.textAlign ?? '';
  const currentSide = { '': startSide, start: startSide, end: endSide }[alignment] ?? alignment;
  const alignTool = (side: string, name: string, icon: ReactNode): Tool => ({
    name,
    icon,
    onClick: () => apply(align(side === startSide ? undefined : side), t`Cells aligned.`),
    pressed: currentSide === side,
  });
  return [
    [
      {
        name: t`Merge selected cells`,
        icon: <MergeCellsOutlined />,
        disabled: !canMerge(table, area),
        onClick: () => apply((currentTable) => mergeCells(currentTable, area), t`Cells merged.`),
      },
      {
        name: t`Split cell`,
        icon: <SplitCellsOutlined />,
        disabled: !hasSpans,
        onClick: () =>
          apply(
            (currentTable) => {
              const [cell] = cellsIn(gridOf(currentTable), area);
              if (cell) splitCell(currentTable, cell);
            },
            t`Cell split.`,
          ),
      },
    ],
    [
      alignTool('left', t`Align left`, <AlignLeftOutlined />),
      alignTool('center', t`Align center`, <AlignCenterOutlined />),
      alignTool('right', t`Align right`, <AlignRightOutlined />),
    ],
  ];
}

interface TableToolsProps {
  editing: TableEditing;
  onLink: () => void;
}

/** Renders the table toolbar: rows, columns, merging, alignment, text formats, undo and redo. */
export function TableTools({ editing, onLink }: TableToolsProps) {
  const { t } = useLingui();
  const { toolbar, tabStopIndex, toolbarProps } = useRovingTabindex();
  // `quill` is the editor of a cell; `undo` and `redo` apply to the table.
  const { quill, undo, redo } = editing;
  const marks = useMarkTools(useFormats(quill));
  const groups: Tool[][] = [
    ...useRowAndColumnTools(editing),
    ...useCellTools(editing),
    [...marks, { name: t`Link`, icon: <LinkOutlined />, onClick: onLink, disabled: !quill }],
    [
      {
        name: t`Undo`,
        icon: <UndoOutlined />,
        onClick: () => undo?.(),
        disabled: !undo || quill !== undefined,
      },
      {
        name: t`Redo`,
        icon: <RedoOutlined />,
        onClick: () => redo?.(),
        disabled: !redo || quill !== undefined,
      },
    ],
  ];
  return (
    <Flex
      ref={toolbar}
      wrap
      align="center"
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Table tools`}
      {...toolbarProps}
    >
      <ToolButtons groups={groups} tabStopIndex={tabStopIndex} />
    </Flex>
  );
}
