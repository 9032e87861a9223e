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
import { useLingui } from '@lingui/react/macro';
import { Flex } from 'antd';
import type Quill from 'quill';
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
import { cellsIn, gridOf, type Area, type Grid } from './table-grid';
import type { TableInWork } from './use-table';

interface TableToolsProps {
  work: TableInWork;
  table: HTMLTableElement;
  grid: Grid;
  area: Area;
  /** Applies the text that is being edited, changes the table and announces the change. */
  apply: (edit: (table: HTMLTableElement) => void, message: string) => void;
  /** The editor of the cell that is being edited. */
  quill: Quill | undefined;
  onLink: () => void;
}

/** Renders the table toolbar: rows, columns, merging, alignment, text formats, undo and redo. */
export function TableTools({ work, table, grid, area, apply, quill, onLink }: TableToolsProps) {
  const { t } = useLingui();
  const { bar, stop, props } = useRovingTabindex();
  const marks = useMarkTools(useFormats(quill));
  const cells = cellsIn(grid, area);
  const [only] = cells;
  const spans = cells.length === 1 && (area.rows > 1 || area.columns > 1);
  const lastRow = area.row + area.rows - 1;
  const lastColumn = area.column + area.columns - 1;
  const align = (to: string | undefined) => (now: HTMLTableElement) =>
    alignCells(cellsIn(gridOf(now), area), to);
  const repeat = (count: number, edit: () => void) => {
    for (let done = 0; done < count; done += 1) edit();
  };
  const alignment = only?.style.textAlign ?? '';
  const groups: Tool[][] = [
    [
      {
        name: t`Add row above`,
        sign: <InsertRowAboveOutlined />,
        act: () => apply((now) => insertRow(now, area.row, false), t`Row added.`),
      },
      {
        name: t`Add row below`,
        sign: <InsertRowBelowOutlined />,
        act: () => apply((now) => insertRow(now, lastRow, true), t`Row added.`),
      },
      {
        name: t`Add column before`,
        sign: <InsertRowLeftOutlined />,
        act: () => apply((now) => insertColumn(now, area.column, false), t`Column added.`),
      },
      {
        name: t`Add column after`,
        sign: <InsertRowRightOutlined />,
        act: () => apply((now) => insertColumn(now, lastColumn, true), t`Column added.`),
      },
    ],
    [
      {
        name: t`Delete row`,
        sign: <DeleteRowOutlined />,
        off: area.rows === table.rows.length,
        act: () =>
          apply((now) => repeat(area.rows, () => removeRow(now, area.row)), t`Row deleted.`),
      },
      {
        name: t`Delete column`,
        sign: <DeleteColumnOutlined />,
        off: area.columns === grid.columns,
        act: () =>
          apply(
            (now) => repeat(area.columns, () => removeColumn(now, area.column)),
            t`Column deleted.`,
          ),
      },
    ],
    [
      {
        name: t`Merge selected cells`,
        sign: <MergeCellsOutlined />,
        off: !canMerge(table, area),
        act: () => apply((now) => mergeCells(now, area), t`Cells merged.`),
      },
      {
        name: t`Split cell`,
        sign: <SplitCellsOutlined />,
        off: !spans,
        act: () =>
          apply(
            (now) => {
              const [cell] = cellsIn(gridOf(now), area);
              if (cell) splitCell(now, cell);
            },
            t`Cell split.`,
          ),
      },
    ],
    [
      {
        name: t`Align left`,
        sign: <AlignLeftOutlined />,
        act: () => apply(align(undefined), t`Cells aligned.`),
        pressed: !/center|right|end/.test(alignment),
      },
      {
        name: t`Align centre`,
        sign: <AlignCenterOutlined />,
        act: () => apply(align('center'), t`Cells aligned.`),
        pressed: alignment === 'center',
      },
      {
        name: t`Align right`,
        sign: <AlignRightOutlined />,
        act: () => apply(align('right'), t`Cells aligned.`),
        pressed: alignment === 'right',
      },
    ],
    [...marks, { name: t`Link`, sign: <LinkOutlined />, act: onLink, off: !quill }],
    [
      {
        name: t`Undo`,
        sign: <UndoOutlined />,
        act: () => work.undo?.(),
        off: !work.undo || quill !== undefined,
      },
      {
        name: t`Redo`,
        sign: <RedoOutlined />,
        act: () => work.redo?.(),
        off: !work.redo || quill !== undefined,
      },
    ],
  ];
  return (
    <Flex
      ref={bar}
      wrap
      align="center"
      role="toolbar"
      tabIndex={-1}
      aria-label={t`Table tools`}
      {...props}
    >
      <ToolButtons groups={groups} stop={stop} />
    </Flex>
  );
}
