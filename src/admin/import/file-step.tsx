import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Flex, Form, Input, Typography, Upload } from 'antd';
import { useId, useRef, useState, type ComponentRef } from 'react';
import { saveFile } from '@/ui/save-file';
import { ChunkError } from '@/lib/load-chunk';
import { createCsvFile } from '@/admin/csv/csv-file';
import { useCsvHeader } from '@/admin/csv/use-csv-header';
import { useContentLanguages } from '@/api/admin/languages';
import { useErrorMessage } from '@/admin/requests/error-message';
import { useRequestErrors } from '@/admin/shared/request-error';
import type { ImportType } from './checked-row';
import { MAX_MEGABYTES, MAX_ROWS, TableError } from './parse-table';
import { NotTextError, readFile, readPastedCells, type Source } from './read-source';

interface FileStepProps {
  type: ImportType;
  onRead: (source: Source) => void;
}

/** Renders the choice of a file or pasted cells, with a template to download. */
export function FileStep({ type, onRead }: FileStepProps) {
  const { t } = useLingui();
  const messageOf = useTableErrorMessage();
  const pasteId = useId();
  const [pastedText, setPastedText] = useState('');
  const [failure, setFailure] = useState<unknown>();
  const dragger = useRef<ComponentRef<typeof Upload.Dragger>>(null);
  const read = async (source: Promise<Source>) => {
    setFailure(undefined);
    try {
      onRead(await source);
    } catch (error) {
      setFailure(error);
    }
  };
  // antd's own click handler would move the focus from the button.
  const openFilePicker = () => dragger.current?.nativeElement?.querySelector('input')?.click();
  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 720 }}>
      <Typography.Text>
        <Trans>
          Up to {MAX_ROWS} rows and {MAX_MEGABYTES} MB at a time. The first row holds the names of
          the columns. Pictures are not imported: add them to the items afterwards.
        </Trans>
      </Typography.Text>
      <TemplateButton type={type} />
      <Upload.Dragger
        ref={dragger}
        aria-label={t`CSV file`}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        hasControlInside
        openFileDialogOnClick={false}
        showUploadList={false}
        styles={{ trigger: { cursor: 'auto' } }}
        customRequest={({ file }: { file: unknown }) =>
          file instanceof File && void read(readFile(file))
        }
      >
        <Flex vertical gap={8} align="center">
          <Button icon={<FileTextOutlined aria-hidden />} onClick={openFilePicker}>
            <Trans>Choose a CSV file</Trans>
          </Button>
          <Typography.Text type="secondary">
            <Trans>or drop it here</Trans>
          </Typography.Text>
        </Flex>
      </Upload.Dragger>
      <Form layout="vertical" component="div">
        <Form.Item
          htmlFor={pasteId}
          label={t`Or paste cells from Excel, Numbers or Google Sheets`}
          extra={t`Include the row with the names of the columns.`}
          style={{ marginBlockEnd: 0 }}
        >
          <Input.TextArea
            id={pasteId}
            value={pastedText}
            autoSize={{ minRows: 4, maxRows: 10 }}
            onChange={({ target }) => setPastedText(target.value)}
          />
        </Form.Item>
      </Form>
      {failure !== undefined && (
        <Alert type="error" showIcon role="alert" title={messageOf(failure)} />
      )}
      <div>
        <Button
          type="primary"
          disabled={pastedText.trim() === ''}
          onClick={() => void read(readPastedCells(pastedText))}
        >
          <Trans>Continue with pasted cells</Trans>
        </Button>
      </div>
    </Flex>
  );
}

function TemplateButton({ type }: { type: ImportType }) {
  const { t } = useLingui();
  const headerOf = useCsvHeader(useContentLanguages() ?? []);
  const { report } = useRequestErrors();
  const download = async () => {
    const { columns, exampleOf } = type;
    const file = await createCsvFile([columns.map(headerOf), columns.map(exampleOf)]);
    saveFile(file, t`Import template.csv`);
  };
  return (
    <div>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download().catch(report)}>
        <Trans>Download template</Trans>
      </Button>
    </div>
  );
}

/** Returns the function that formats why a file or pasted cells cannot be imported. */
function useTableErrorMessage(): (error: unknown) => string {
  const { t } = useLingui();
  const messageOf = useErrorMessage();
  return (error) => {
    if (error instanceof ChunkError) return messageOf(error);
    if (error instanceof NotTextError)
      return t`This is not a text file. In Excel, Numbers or Google Sheets, save the table as CSV, or copy its cells and paste them below.`;
    if (!(error instanceof TableError))
      return t`Couldn’t read this file. It may have been moved, changed or deleted. Choose it again, or choose another one.`;
    const { reason, count } = error;
    switch (reason) {
      case 'empty':
        return t`No rows found. The first row must contain the column names, and each row below it one item.`;
      case 'long':
        return t`The table has ${count} rows, and the limit is ${MAX_ROWS}. Split it into several files.`;
      case 'quotes':
        return t`A quotation mark in row ${count} has no counterpart. Correct it, or save the file again in a spreadsheet.`;
      case 'large':
        return t`The file is larger than ${count} MB. Split it into several files.`;
    }
  };
}
