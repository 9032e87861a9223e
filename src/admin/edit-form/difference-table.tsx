import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Radio, Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { compareTexts, type Excerpt } from './compare-texts';
import { textOf, type DifferencesProps } from './differences';
import styles from './edit.module.css';
import { WholeTexts } from './whole-texts';

/** Compares the two values of each field. */
function compareRows(rows: DifferencesProps['rows'], labels: DifferencesProps['labels']) {
  return rows.map(({ name, note, ...values }) => {
    const show = (value: unknown) => labels.textOf?.(name, value) ?? textOf(value);
    const [first, second] = [show(values.one), show(values.other)];
    const [left, right] = compareTexts(first, second);
    const isAlike = first === second;
    const isLong = isAlike ? typeof values.one === 'string' : left.isTruncated || right.isTruncated;
    return {
      name,
      note,
      left,
      right,
      isAlike,
      isLong,
      values,
      texts: [first, second] as const,
    };
  });
}

type Row = ReturnType<typeof compareRows>[number];

interface FieldCellProps {
  row: Row;
  labels: DifferencesProps['labels'];
  choice: DifferencesProps['choice'];
  /** Whether the full texts are visible. */
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Renders the name of a field, the choice of one of its values, and the button that shows long texts in full. */
function FieldCell({ row, labels, choice, open, onToggle }: FieldCellProps) {
  const { name, note, isLong } = row;
  const label = labels.nameOf(name);
  return (
    <Flex vertical gap={8} align="start">
      <span>
        {label} {note && <Typography.Text type="warning">{note}</Typography.Text>}
      </span>
      {choice && (
        <Radio.Group
          aria-label={label}
          size="small"
          optionType="button"
          value={choice.side(name)}
          options={[
            { value: 'one', label: choice.labels.one },
            { value: 'other', label: choice.labels.other },
          ]}
          onChange={({ target }) => choice.onChoose(name, target.value as 'one' | 'other')}
        />
      )}
      {isLong && (
        <Button
          size="small"
          type="link"
          className={styles.jump ?? ''}
          aria-expanded={open}
          onClick={() => onToggle(!open)}
        >
          {open ? <Trans>Hide full text</Trans> : <Trans>Show full text</Trans>}
        </Button>
      )}
    </Flex>
  );
}

/** Renders the table of `Differences`. */
export function DifferenceTable({ rows, labels, one, other, choice }: DifferencesProps) {
  const { t } = useLingui();
  const isWide = useMedia(FROM_TABLET);
  const [expandedNames, setExpandedNames] = useState<readonly string[]>([]);
  const comparedRows = compareRows(rows, labels);
  const field = (row: Row) => (
    <FieldCell
      {...{ row, labels, choice }}
      open={expandedNames.includes(row.name)}
      onToggle={(open) =>
        setExpandedNames(
          open ? [...expandedNames, row.name] : expandedNames.filter((name) => name !== row.name),
        )
      }
    />
  );
  const columnOf = (side: 'one' | 'other', title: string) =>
    choice ? `${choice.labels[side]} · ${title}` : title;
  const alikeNote = <Trans>The text is the same; formatting or pictures differ.</Trans>;
  const columns: TableColumnsType<Row> = isWide
    ? [
        {
          key: 'name',
          title: t`Field`,
          rowScope: 'row',
          width: '26%',
          render: (_, row) => field(row),
        },
        {
          key: 'one',
          title: columnOf('one', one),
          onCell: (row) => ({ colSpan: row.isAlike ? 2 : 1 }),
          render: (_, row) => (row.isAlike ? alikeNote : <Side text={row.left} />),
        },
        {
          key: 'other',
          title: columnOf('other', other),
          onCell: (row) => ({ colSpan: row.isAlike ? 0 : 1 }),
          render: (_, row) => <Side text={row.right} />,
        },
      ]
    : [
        {
          key: 'all',
          title: t`Field`,
          render: (_, row) => (
            <Flex vertical gap={8}>
              <div className={styles.difference}>{field(row)}</div>
              {row.isAlike ? (
                alikeNote
              ) : (
                <>
                  <Labelled label={columnOf('one', one)} text={row.left} />
                  <Labelled label={columnOf('other', other)} text={row.right} />
                </>
              )}
            </Flex>
          ),
        },
      ];
  return (
    <Table
      aria-label={t`Differences`}
      rowKey="name"
      size="small"
      bordered
      tableLayout="fixed"
      pagination={false}
      dataSource={comparedRows}
      columns={columns}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: expandedNames,
        expandedRowRender: ({ name, values, texts, isAlike: isFormatted }) => (
          <WholeTexts {...{ name, values, texts, isFormatted, one, other, isWide }} />
        ),
      }}
    />
  );
}

function Labelled({ label, text }: { label: string; text: Excerpt }) {
  return (
    <Flex vertical>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <Side text={text} />
    </Flex>
  );
}

function Side({ text }: { text: Excerpt }) {
  const { before, differing, after } = text;
  if (before + differing + after === '') {
    return (
      <Typography.Text type="secondary">
        <Trans>empty</Trans>
      </Typography.Text>
    );
  }
  return (
    <bdi>
      {before}
      {differing && <mark className={styles.mark}>{differing}</mark>}
      {after}
    </bdi>
  );
}
