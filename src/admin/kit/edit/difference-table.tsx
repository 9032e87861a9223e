import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Typography, type TableColumnsType } from 'antd';
import { FROM_TABLET, useMedia } from '../use-media';
import { compareTexts, type Excerpt } from './compare-texts';
import { textOf, type DifferencesProps } from './differences';
import styles from './edit.module.css';

/** The table of `Differences`. */
export function DifferenceTable({ rows, words, one, other }: DifferencesProps) {
  const { t } = useLingui();
  const wide = useMedia(FROM_TABLET);
  const compared = rows.map(({ name, note, ...values }) => {
    const say = (value: unknown) => words.textOf?.(name, value) ?? textOf(value);
    const [first, second] = [say(values.one), say(values.other)];
    const [left, right] = compareTexts(first, second);
    return { name, note, left, right, alike: first === second };
  });
  type Row = (typeof compared)[number];
  const field = ({ name, note }: Row) => (
    <>
      {words.nameOf(name)} {note && <Typography.Text type="warning">{note}</Typography.Text>}
    </>
  );
  const alike = <Trans>The words are the same; formatting or pictures differ.</Trans>;
  const columns: TableColumnsType<Row> = wide
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
          title: one,
          onCell: (row) => ({ colSpan: row.alike ? 2 : 1 }),
          render: (_, row) => (row.alike ? alike : <Side text={row.left} />),
        },
        {
          key: 'other',
          title: other,
          onCell: (row) => ({ colSpan: row.alike ? 0 : 1 }),
          render: (_, row) => <Side text={row.right} />,
        },
      ]
    : [
        {
          key: 'all',
          title: t`Field`,
          render: (_, row) => (
            <>
              <p>
                <strong>{field(row)}</strong>
              </p>
              {row.alike ? (
                alike
              ) : (
                <>
                  <Labelled label={one} text={row.left} />
                  <Labelled label={other} text={row.right} />
                </>
              )}
            </>
          ),
        },
      ];
  return (
    <Table
      aria-label={t`What differs`}
      rowKey="name"
      size="small"
      bordered
      tableLayout="fixed"
      pagination={false}
      dataSource={compared}
      columns={columns}
    />
  );
}

function Labelled({ label, text }: { label: string; text: Excerpt }) {
  return (
    <p>
      <Typography.Text type="secondary">{label}</Typography.Text> <Side text={text} />
    </p>
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
