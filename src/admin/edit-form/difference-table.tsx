import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Flex, Radio, Table, Typography, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { FROM_TABLET, useMedia } from '@/admin/shared/use-media';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import { compareTexts, type Excerpt } from './compare-texts';
import { textOf, type DifferencesProps, type Side } from './differences';
import styles from './edit.module.css';
import { WholeTexts } from './whole-texts';

function compareRows(rows: DifferencesProps['rows'], labels: DifferencesProps['labels']) {
  return rows.map(({ name, note, ...values }) => {
    const show = (value: unknown) => labels.textOf?.(name, value) ?? textOf(value);
    const [leftText, rightText] = [show(values.leftValue), show(values.rightValue)];
    const [leftExcerpt, rightExcerpt] = compareTexts(leftText, rightText);
    const hasSameText = leftText === rightText;
    const isExpandable = hasSameText
      ? typeof values.leftValue === 'string'
      : leftExcerpt.isTruncated || rightExcerpt.isTruncated;
    return {
      name,
      note,
      leftExcerpt,
      rightExcerpt,
      hasSameText,
      isExpandable,
      values,
      texts: [leftText, rightText] as const,
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

function FieldCell({ row, labels, choice, open, onToggle }: FieldCellProps) {
  const { name, note, isExpandable } = row;
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
          value={choice.sideOf(name)}
          options={[
            { value: 'left', label: choice.labels.left },
            { value: 'right', label: choice.labels.right },
          ]}
          onChange={({ target }) => choice.onChoose(name, target.value as Side)}
        />
      )}
      {isExpandable && (
        <Button
          size="small"
          type="link"
          className={styles.linkButton ?? ''}
          aria-expanded={open}
          onClick={() => onToggle(!open)}
        >
          {open ? <Trans>Hide full text</Trans> : <Trans>Show full text</Trans>}
        </Button>
      )}
    </Flex>
  );
}

/** Renders a table of the differing fields with both values, in one column on narrow screens. */
export function DifferenceTable({ rows, labels, leftTitle, rightTitle, choice }: DifferencesProps) {
  const { t } = useLingui();
  const isWide = useMedia(FROM_TABLET);
  const [expandedNames, setExpandedNames] = useState<readonly string[]>([]);
  const comparedRows = compareRows(rows, labels);
  const renderField = (row: Row) => (
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
  const columnTitle = (side: Side, title: string) =>
    choice ? `${choice.labels[side]} · ${title}` : title;
  const sameTextNote = <Trans>The text is the same; formatting or pictures differ.</Trans>;
  const columns: TableColumnsType<Row> = isWide
    ? [
        {
          key: 'name',
          title: t`Field`,
          rowScope: 'row',
          width: '26%',
          render: (_, row) => renderField(row),
        },
        {
          key: 'left',
          title: columnTitle('left', leftTitle),
          onCell: (row) => ({ colSpan: row.hasSameText ? 2 : 1 }),
          render: (_, row) =>
            row.hasSameText ? sameTextNote : <ExcerptText excerpt={row.leftExcerpt} />,
        },
        {
          key: 'right',
          title: columnTitle('right', rightTitle),
          onCell: (row) => ({ colSpan: row.hasSameText ? 0 : 1 }),
          render: (_, row) => <ExcerptText excerpt={row.rightExcerpt} />,
        },
      ]
    : [
        {
          key: 'all',
          title: t`Field`,
          render: (_, row) => (
            <Flex vertical gap={8}>
              <div className={styles.fieldName}>{renderField(row)}</div>
              {row.hasSameText ? (
                sameTextNote
              ) : (
                <>
                  <LabeledExcerpt
                    label={columnTitle('left', leftTitle)}
                    excerpt={row.leftExcerpt}
                  />
                  <LabeledExcerpt
                    label={columnTitle('right', rightTitle)}
                    excerpt={row.rightExcerpt}
                  />
                </>
              )}
            </Flex>
          ),
        },
      ];
  return (
    <Table
      {...SILENT_TABLE}
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
        expandedRowRender: ({ name, values, texts, hasSameText }) => (
          <WholeTexts {...{ name, values, texts, hasSameText, leftTitle, rightTitle, isWide }} />
        ),
      }}
    />
  );
}

function LabeledExcerpt({ label, excerpt }: { label: string; excerpt: Excerpt }) {
  return (
    <Flex vertical>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <ExcerptText excerpt={excerpt} />
    </Flex>
  );
}

function ExcerptText({ excerpt }: { excerpt: Excerpt }) {
  const { before, differing, after } = excerpt;
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
      {differing && <mark className={styles.differingText}>{differing}</mark>}
      {after}
    </bdi>
  );
}
