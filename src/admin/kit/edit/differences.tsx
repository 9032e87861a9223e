import { Trans, useLingui } from '@lingui/react/macro';
import { Table, Typography, type TableColumnsType } from 'antd';
import { plainText } from '../../../lib/plain-text';
import { FROM_TABLET, useMedia } from '../use-media';
import { compareTexts, type Excerpt } from './compare-texts';
import styles from './edit.module.css';

/** How an edit screen speaks of its fields. */
export interface FieldWords {
  /** A field's label, with its language where it has one. */
  nameOf: (name: string) => string;
  /** A value in words, where it is no text itself: a catalogue's name instead of its number. */
  textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
}

/** One field that differs, with both values. */
interface Difference {
  name: string;
  one: unknown;
  other: unknown;
  /** Says something about the field below its label. */
  note?: string | undefined;
}

interface DifferencesProps {
  rows: readonly Difference[];
  words: FieldWords;
  /** What the two values are called. */
  one: string;
  other: string;
}

/** A value in plain words. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /<\w/.test(text) ? plainText(text) : text.trim();
}

/** Which fields differ, and how: both values, cut to where they differ (design 6). */
export function Differences({ rows, words, one, other }: DifferencesProps) {
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
