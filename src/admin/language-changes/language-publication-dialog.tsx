import { Trans, useLingui } from '@lingui/react/macro';
import { Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import type { IdempotencyKeys } from '@/api/idempotency-keys';
import { useLocale } from '@/i18n/use-locale';
import { useSaveChange, type ChangeableItem } from '@/admin/edit-form/use-save-change';
import type { BulkDialogProps } from '@/admin/list/bulk-actions';
import { BulkChangeDialog } from '@/admin/list/bulk-change-dialog';
import type { NameGroup } from '@/admin/list/name-list';
import { MessageError } from '@/admin/requests/error-message';
import { useLanguageNames } from '@/admin/shared/language-names';
import { hasVersion, LanguageChoice, type VersionedRow } from './language-choice';

/** The language to publish, and the language whose version is copied. */
interface LanguageCopy {
  target: string;
  source: string;
}

interface StoredVersions extends VersionedRow {
  /** The languages that may have a version that was not found. */
  uncertainLanguages?: readonly string[];
}

interface LanguagePublicationDialogProps<
  Row extends VersionedRow,
  Stored,
  Version,
  Values,
> extends BulkDialogProps<Row> {
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Renders what happens to so many rows in a language. */
  summary: (count: number, language: string) => ReactNode;
  /** Further consequences of the content type. */
  note?: ReactNode;
  /** The notice that data of the content type failed to load. */
  failureNotice?: ReactNode;
  /** Whether the data of the content type is loaded. */
  isReady?: boolean;
  /** Returns the rows that the content type cannot publish, and why. */
  findBlockedRows?: (rows: readonly Row[], copy: LanguageCopy) => NameGroup<Row>;
  /** Returns how the item of a row is loaded, validated and stored as a whole; `id` is that of the copied version. */
  itemOf: (row: Row, id: string | number) => ChangeableItem<Stored, Values>;
  /** Returns the values of the new version, if they differ from those of the copied one. */
  copyOf?: (version: Version, copy: LanguageCopy) => Version;
}

/** Returns the rows that a copy changes, and those that it does not, by reason. */
function groupRows<Row extends VersionedRow>(
  rows: readonly Row[],
  copy: LanguageCopy | undefined,
  findBlockedRows: ((rows: readonly Row[], copy: LanguageCopy) => NameGroup<Row>) | undefined,
) {
  const rowsWithTarget = rows.filter((row) => copy && hasVersion(row, copy.target));
  const rowsWithoutTarget = rows.filter((row) => copy && !hasVersion(row, copy.target));
  const rowsWithoutSource = rowsWithoutTarget.filter(
    (row) => copy && !hasVersion(row, copy.source),
  );
  const candidates = rowsWithoutTarget.filter((row) => !rowsWithoutSource.includes(row));
  const blockedRows = copy && findBlockedRows?.(candidates, copy);
  const rowsToChange = candidates.filter((row) => !blockedRows?.rows.includes(row));
  return { rowsWithTarget, rowsWithoutSource, blockedRows, rowsToChange };
}

/**
 * Renders the dialog that publishes a language of several items as a copy of another language. Skips items that have
 * the language, lack the copied one, or are in `findBlockedRows`.
 */
export function LanguagePublicationDialog<
  Row extends VersionedRow,
  Stored extends StoredVersions,
  Version,
  Values extends { versions: Record<string, Version> },
>(props: LanguagePublicationDialogProps<Row, Stored, Version, Values>) {
  const { rows, keyOf, nameOf, summary, note, failureNotice, isReady = true } = props;
  const { itemOf, copyOf = (version: Version) => version, onChange, onClose } = props;
  const saveCopy = useSaveCopy();
  const { t } = useLingui();
  const { locale } = useLocale();
  const { codes, nameOf: languageNameOf } = useLanguageNames();
  const [target, setTarget] = useState<string>();
  const [chosenSource, setChosenSource] = useState<string>();
  const sources = [...new Set([locale, ...codes])].filter(
    (code) => code !== target && rows.some((row) => hasVersion(row, code)),
  );
  const isSource = chosenSource !== undefined && sources.includes(chosenSource);
  // Without a source, all rows have only the target language: none of them changes.
  const source = isSource ? chosenSource : (sources[0] ?? '');
  const copy = isReady && target !== undefined ? { target, source } : undefined;
  const { rowsWithTarget, rowsWithoutSource, blockedRows, rowsToChange } = groupRows(
    rows,
    copy,
    props.findBlockedRows,
  );
  const language = languageNameOf(target ?? '');
  const sourceLanguage = languageNameOf(source);
  return (
    <BulkChangeDialog
      title={t`Copy to another language`}
      okText={t`Publish`}
      {...{ rowsToChange, keyOf, nameOf }}
      unchangedGroups={[
        {
          reason: <Trans>Already published in {language}</Trans>,
          rows: rowsWithTarget,
        },
        {
          reason: <Trans>Without a version in {sourceLanguage}</Trans>,
          rows: rowsWithoutSource,
        },
        ...(blockedRows ? [blockedRows] : []),
      ]}
      fields={
        <>
          {failureNotice}
          <LanguageChoice
            label={t`Language to publish`}
            value={target}
            codes={codes}
            onChoose={setTarget}
          />
          {target !== undefined && sources.length > 0 && (
            <LanguageChoice
              label={t`Copy from`}
              value={source}
              codes={sources}
              onChoose={setChosenSource}
            />
          )}
        </>
      }
      summary={copy && summary(rowsToChange.length, language)}
      notes={
        copy && (
          <>
            <UntranslatedWarning {...{ language, sourceLanguage }} />
            {note}
          </>
        )
      }
      onConfirm={(rowsToPublish) => {
        if (!copy) return;
        onChange(rowsToPublish, {
          name: 'language',
          send: async (row, idempotencyKeys) => {
            const version = row.versions[copy.source];
            if (version) await saveCopy(itemOf(row, version.id), copy, copyOf, idempotencyKeys);
          },
        });
      }}
      onClose={onClose}
    />
  );
}

function UntranslatedWarning({
  language,
  sourceLanguage,
}: {
  language: string;
  sourceLanguage: string;
}) {
  return (
    <Typography.Paragraph type="warning">
      <Trans>
        The texts are copied as they are: visitors who read {language} see them in {sourceLanguage}{' '}
        until you translate them.
      </Trans>
    </Typography.Paragraph>
  );
}

/**
 * Returns the function that publishes a language of an item as a copy of another one. It changes nothing if others have
 * published the language, and throws `MessageError` if that is unknown, or if they have deleted the copied version.
 */
function useSaveCopy() {
  const { t } = useLingui();
  const { nameOf: languageNameOf } = useLanguageNames();
  const saveChange = useSaveChange();
  return <
    Stored extends StoredVersions,
    Version,
    Values extends { versions: Record<string, Version> },
  >(
    item: ChangeableItem<Stored, Values>,
    copy: LanguageCopy,
    copyOf: (version: Version, copy: LanguageCopy) => Version,
    idempotencyKeys: IdempotencyKeys,
  ) =>
    saveChange(
      item,
      (values, { versions, uncertainLanguages }) => {
        const { source, target } = copy;
        if (versions[target]) return values;
        const language = languageNameOf(target);
        if (uncertainLanguages?.includes(target))
          throw new MessageError(
            t`Not published: couldn’t check whether a version exists in ${language}, because the list of lawyers is too long. Look for it in the list. If it is not there, add it on the edit screen.`,
          );
        const sourceLanguage = languageNameOf(source);
        const version = values.versions[source];
        if (!versions[source] || !version)
          throw new MessageError(t`The version in ${sourceLanguage} was deleted by someone else.`);
        return { ...values, versions: { ...values.versions, [target]: copyOf(version, copy) } };
      },
      idempotencyKeys,
    );
}
