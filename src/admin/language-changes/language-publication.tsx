import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Radio, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useLocale } from '@/i18n/use-locale';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import type { UnchangedRows } from '@/admin/list/unchanged-rows-list';
import { useLanguageNames } from '@/admin/shared/language-names';
import type { VersionedRow } from './language-withdrawal';

/** The language to publish, and the language whose version is copied. */
interface LanguageCopy {
  target: string;
  source: string;
}

interface LanguagePublicationProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Renders what happens to so many rows in a language. */
  summary: (count: number, language: string) => ReactNode;
  /** Consequences that the content type has in addition. */
  note?: ReactNode;
  /** The notice that data of the content type failed to load. */
  failure?: ReactNode;
  /** Whether the data of the content type is loaded. */
  isReady?: boolean;
  /** Returns the rows that the content type cannot publish, and why. */
  blockedRows?: (rows: readonly Row[], copy: LanguageCopy) => UnchangedRows<Row>;
  onPublish: (rows: readonly Row[], copy: LanguageCopy) => void;
  onClose: () => void;
}

/**
 * Renders the dialog that publishes a language of several items as a copy of another language. Items that have the
 * language, or lack the copied one, stay.
 */
export function LanguagePublication<Row extends VersionedRow>(
  props: LanguagePublicationProps<Row>,
) {
  const { rows, keyOf, nameOf, summary, note, failure, isReady = true } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes, nameOf: languageOf } = useLanguageNames();
  const [target, setTarget] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const has = ({ versions }: Row, code: string) => versions[code] !== undefined;
  const sources = [...new Set([locale, ...codes])].filter(
    (code) => code !== target && rows.some((row) => has(row, code)),
  );
  const source = chosen !== undefined && sources.includes(chosen) ? chosen : sources[0];
  const copy =
    isReady && target !== undefined && source !== undefined ? { target, source } : undefined;
  const present = rows.filter((row) => copy && has(row, copy.target));
  const lacking = rows.filter((row) => copy && !has(row, copy.target) && !has(row, copy.source));
  const candidates = rows.filter((row) => copy && !present.includes(row) && !lacking.includes(row));
  const blocked = copy && props.blockedRows?.(candidates, copy);
  const changed = candidates.filter((row) => !blocked?.rows.includes(row));
  const language = languageOf(target ?? '');
  const copied = languageOf(source ?? '');
  const options = (languages: readonly string[]) =>
    languages.map((code) => ({ value: code, label: languageOf(code) }));
  return (
    <BulkChangeDialog
      title={t`Publish a language`}
      okText={t`Publish`}
      {...{ changed, keyOf, nameOf }}
      unchanged={[
        {
          reason: <Trans>Already published in {language}</Trans>,
          rows: present,
        },
        {
          reason: <Trans>Without a version in {copied}</Trans>,
          rows: lacking,
        },
        ...(blocked ? [blocked] : []),
      ]}
      fields={
        <>
          {failure}
          <Form.Item label={t`Language to publish`}>
            <Radio.Group
              aria-label={t`Language to publish`}
              value={target}
              options={options(codes)}
              onChange={({ target: radio }) => setTarget(String(radio.value))}
            />
          </Form.Item>
          {target !== undefined && (
            <Form.Item label={t`Copy from`}>
              <Radio.Group
                aria-label={t`Copy from`}
                value={source}
                options={options(sources)}
                onChange={({ target: radio }) => setChosen(String(radio.value))}
              />
            </Form.Item>
          )}
        </>
      }
      summary={copy && summary(changed.length, language)}
      notes={
        copy && (
          <>
            <Typography.Paragraph type="warning">
              <Trans>
                The texts are copied as they are: visitors who read {language} see them in {copied}{' '}
                until you translate them.
              </Trans>
            </Typography.Paragraph>
            {note}
          </>
        )
      }
      onChange={(published) => {
        if (copy) props.onPublish(published, copy);
      }}
      onClose={props.onClose}
    />
  );
}
