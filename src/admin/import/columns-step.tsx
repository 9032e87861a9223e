import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Select, Table, Typography } from 'antd';
import { useContentLanguages } from '@/api/admin/languages';
import { useCsvHeader } from '@/admin/csv/use-csv-header';
import { useNameListFormatter } from '@/admin/shared/use-name-list-formatter';
import { SILENT_TABLE } from '@/admin/shared/silent-table';
import type { ImportType } from './checked-row';
import type { ColumnMapping } from './guess-columns';
import styles from './import.module.css';
import type { Source } from './read-source';

interface ColumnsStepProps {
  type: ImportType;
  source: Source;
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
  onBack: () => void;
  onNext: () => void;
}

interface FileColumn {
  columnIndex: number;
  /** The header, or the number of a column without one. */
  name: string;
  example: string;
}

/** Returns the labels of the fields that need a column and have none. */
function useMissingFields(
  { columns, titleField, requiredField }: ImportType,
  mapping: ColumnMapping,
) {
  const { t } = useLingui();
  const requiredFields = [titleField, requiredField].flatMap((name) => name ?? []);
  return requiredFields.flatMap((name) => {
    const fieldColumns = columns.filter(({ field }) => field.name === name);
    const [first] = fieldColumns;
    return first && !fieldColumns.some(({ key }) => mapping.includes(key))
      ? [t(first.field.label)]
      : [];
  });
}

/** Renders the columns of the table, each with the field that it fills. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { type, source, mapping, onChange, onBack, onNext } = props;
  const { t } = useLingui();
  const formatList = useNameListFormatter();
  const headerOf = useCsvHeader(useContentLanguages() ?? []);
  const { header, rows } = source.table;
  const missingFields = useMissingFields(type, mapping);
  const missingNames = formatList(missingFields);
  const columns = header.map((text, columnIndex): FileColumn => {
    const example = rows.map(({ cells }) => cells[columnIndex] ?? '').find((cell) => cell !== '');
    const number = columnIndex + 1;
    return { columnIndex, name: text || t`Column ${number}`, example: example ?? '' };
  });
  const optionsOf = (columnIndex: number) =>
    type.columns.map((column) => ({
      value: column.key,
      label: headerOf(column),
      disabled: mapping.includes(column.key) && mapping[columnIndex] !== column.key,
    }));
  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 960 }}>
      <SourceNote source={source} />
      <Table<FileColumn>
        {...SILENT_TABLE}
        aria-label={t`Columns of the file`}
        size="middle"
        rowKey="columnIndex"
        pagination={false}
        dataSource={columns}
        columns={[
          {
            key: 'header',
            title: t`Column in the file`,
            render: (_: unknown, { name, example }) => (
              <div className={styles.stackedCell}>
                <strong>{name}</strong>
                <Typography.Text type="secondary" className={styles.excerpt ?? ''}>
                  {example}
                </Typography.Text>
              </div>
            ),
          },
          {
            key: 'field',
            title: t`Imported as`,
            width: '50%',
            render: (_: unknown, { columnIndex, name }) => (
              <Select<string>
                aria-label={t`Field for column “${name}”`}
                allowClear={{ label: t`Clear selection` }}
                showSearch={{ optionFilterProp: 'label' }}
                placeholder={t`Not imported`}
                style={{ inlineSize: '100%' }}
                value={mapping[columnIndex] ?? null}
                options={optionsOf(columnIndex)}
                onChange={(key: string | undefined) =>
                  onChange(
                    header.map((__, index) => (index === columnIndex ? key : mapping[index])),
                  )
                }
              />
            ),
          },
        ]}
      />
      {missingFields.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="status"
          title={<Trans>Choose a column for: {missingNames}</Trans>}
        />
      )}
      <Flex gap={8} wrap>
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button type="primary" disabled={missingFields.length > 0} onClick={onNext}>
          <Trans>Check rows</Trans>
        </Button>
      </Flex>
    </Flex>
  );
}

/** Shows the name of the file, the number of rows, and a note if the file was read as GB18030. */
function SourceNote({ source: { table, fileName, encoding } }: { source: Source }) {
  const count = table.rows.length;
  return (
    <>
      <Typography.Text>
        {fileName ?? <Trans>Pasted cells</Trans>}
        {' · '}
        <Plural value={count} one="# row" other="# rows" />
      </Typography.Text>
      {encoding === 'GB18030' && (
        <Alert
          type="info"
          showIcon
          role="note"
          title={
            <Trans>
              The file is not in UTF-8 and was read as GB18030 (GBK), in which Excel saves Chinese.
              If characters look wrong below, save it as “CSV UTF-8”.
            </Trans>
          }
        />
      )}
    </>
  );
}
